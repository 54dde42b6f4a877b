// Notifies the user that an action ended the server. The action was not performed, and the page continues.

const complaint = Object.assign(document.createElement('div'), { className: 'lost', role: 'alert' });
root.append(complaint);
let complaintEnds;

const complain = () => {
  [, complaint.textContent] = words();
  clearTimeout(complaintEnds);
  complaintEnds = setTimeout(() => (complaint.textContent = ''), 6000);
};
