// What the page shows when something that the user did ended the server: it was not done, and the page goes on.

const refusals = {
  ar: 'تعذّر تنفيذ ذلك.', cs: 'To se nepodařilo.', da: 'Det mislykkedes.', de: 'Das hat nicht geklappt.',
  en: 'That didn’t work.', es: 'No se ha podido hacer.', fi: 'Se ei onnistunut.', fr: 'Cela n’a pas fonctionné.',
  he: 'הפעולה נכשלה.', hi: 'यह नहीं हो सका।', id: 'Tidak berhasil.', it: 'Operazione non riuscita.', ja: '実行できませんでした。',
  ko: '수행하지 못했습니다.', nb: 'Det gikk ikke.', nl: 'Dat is niet gelukt.', no: 'Det gikk ikke.', pl: 'Nie udało się.',
  pt: 'Não foi possível.', ru: 'Не удалось выполнить.', sv: 'Det gick inte.', tr: 'Bu yapılamadı.', uk: 'Не вдалося виконати.',
  vi: 'Không thực hiện được.', zh: '操作失败。',
};
const complaint = Object.assign(document.createElement('div'), { className: 'lost' });
complaint.setAttribute('role', 'alert');
document.documentElement.append(complaint);
let complaintEnds;

const complain = () => {
  const key = [document.documentElement.lang, ...navigator.languages].map((tag) => tag.split('-')[0].toLowerCase())
    .find((language) => refusals[language]) || 'en';
  complaint.lang = key;
  complaint.textContent = refusals[key];
  clearTimeout(complaintEnds);
  complaintEnds = setTimeout(() => (complaint.textContent = ''), 6000);
};
