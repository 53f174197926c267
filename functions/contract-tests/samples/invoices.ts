import { after, type Samples } from "../sample.ts";
import { storeDoneVisit, storeInvoice } from "../stored-invoices.ts";

const week = { start: "2026-11-16", end: "2026-11-22" } as const;
const query = { from: week.start, to: week.end };

export const invoiceSamples: Samples = {
  listInvoices: () => ({ query }),
  previewInvoices: () => ({ query }),
  getInvoice: async (app, parties) => ({ params: { id: (await storeInvoice(app, parties)).id } }),
  makeInvoices: async (app, parties) => {
    const visit_id = await storeDoneVisit(app, parties);
    const adjustments = [{ id: "adjustment", text: "Thank you", amount: -5 }];
    const clients = [
      { client_id: parties.client.user.id, n: 0, lines: [{ visit_id, price: 25 }], adjustments, use_credit: true },
    ];
    return { body: { period: week, due: "2026-11-27", note: "See you soon", clients } };
  },
  changeInvoice: async (app, parties) => {
    const { id, version } = await storeInvoice(app, parties);
    return { params: { id }, body: { version, due: "2026-12-04", note: "By December 4" } };
  },
  voidInvoice: async (app, parties) => {
    const { id, version } = await storeInvoice(app, parties);
    return { params: { id }, body: { version, reason: "Wrong week" } };
  },
  clientInvoices: after(storeInvoice, ({ client }) => ({ params: { id: client.user.id }, query: { limit: 20 } })),
  myInvoices: after(storeInvoice, () => ({ query: { limit: 20 } })),
};
