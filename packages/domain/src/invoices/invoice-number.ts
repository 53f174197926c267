/** The number of an invoice, as people read it: the last eight characters of its id. */
export const invoiceNumber = (id: string): string => id.slice(-8).toUpperCase();
