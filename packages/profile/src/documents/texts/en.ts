export const en = {
  card: {
    title: 'Documents',
    text: 'Fines are looked up by vehicle certificates and driving licences.',
    add: 'Add a document',
    list: 'Your documents',
    emptyTitle: 'No documents yet',
    actions: 'Actions',
    actionsOf: 'Actions for document {{number}}',
    edit: 'Edit',
    remove: 'Delete',
    close: 'Close',
    unreadable:
      'We couldn’t read the whole list. You can’t change it now, or the rest could be lost: reload the page or come back later.',
  },
  type: {
    vehicleCertificate: 'Registration certificate (STS)',
    drivingLicence: 'Driving licence (VU)',
  },
  form: {
    addTitle: 'New document',
    editTitle: 'Document {{number}}',
    summary: 'Check these fields',
    type: 'Type of document',
    number: 'Series and number',
    vehicleCertificate: 'For example, 16 УА 123456',
    drivingLicence: 'For example, 16 00 123456 or 16 ТК 123456',
    add: 'Add',
    save: 'Save',
    cancel: 'Cancel',
    nothingChanged: 'You haven’t changed anything yet.',
  },
  error: {
    typeEmpty: 'Choose the type of document.',
    empty: 'Enter the series and number.',
    vehicleCertificate:
      'A certificate has 2 digits, 2 letters or digits, then 6 digits, such as 16 УА 123456.',
    drivingLicence:
      'A licence has 2 digits, 2 letters or digits, then 6 digits, such as 16 00 123456.',
    duplicate: 'This document is already in your profile.',
  },
  done: {
    added: 'Document {{number}} has been added.',
    changed: 'Document {{number}} has been changed.',
    removed: 'Document {{number}} has been deleted.',
  },
  failed: {
    save: 'The document wasn’t saved',
    remove: 'The document wasn’t deleted',
    gone: 'This document is no longer in your profile. It was deleted in another window or on another device.',
    refused:
      'The server didn’t accept the document. Check its type, series and number and try again.',
  },
  removing: {
    title: 'Delete document {{number}}?',
    text: 'Fines will no longer be looked up by it. You can add it again later.',
    confirm: 'Delete',
    cancel: 'Keep it',
  },
}
