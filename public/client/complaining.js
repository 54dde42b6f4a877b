// What the page shows when something that the user did ended the server: it was not done, and the page goes on.

const complaint = Object.assign(document.createElement('div'), { className: 'lost', role: 'alert' });
document.documentElement.append(complaint);
let complaintEnds;

const complain = () => {
  [, complaint.textContent] = words();
  clearTimeout(complaintEnds);
  complaintEnds = setTimeout(() => (complaint.textContent = ''), 6000);
};
