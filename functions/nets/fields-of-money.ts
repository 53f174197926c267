/** The rows of fields-table.ts for requests about money. */
export const fieldsOfMoney = `
  changeInvoice.due                    date
  changeInvoice.version                integer 1-9007199254740991, required
  changeInvoice.note                   text 0-500, or null
  clients                              list 1-50, required
  clients.0                            object
  clients.0.adjustments                list 0-20
  clients.0.adjustments.0              object
  clients.0.adjustments.0.amount       number -100000-100000 by 0.01, required
  clients.0.adjustments.0.id           id, required
  clients.0.adjustments.0.text         visible 0-200, required
  clients.0.client_id                  id, required
  clients.0.lines                      list 0-1000, required
  clients.0.lines.0                    object
  clients.0.lines.0.price              number 0-100000 by 0.01, required
  clients.0.lines.0.visit_id           id, required
  clients.0.n                          integer 0-9007199254740991, required
  clients.0.use_credit                 boolean
  due                                  date, required
  from                                 date, required
  makeInvoices.note                    text 0-500, or null
  period                               object, required
  period.end                           date, required
  period.start                         date, required
  previewInvoices.client_id            id
  to                                   date, required
  voidInvoice.version                  integer 1-9007199254740991, required
`;
