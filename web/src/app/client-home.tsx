import { ClientInvoices } from "../features/client-invoices/client-invoices.tsx";
import { ClientDashboard } from "../features/client-walks/client-dashboard.tsx";

/** The client's home: invoices first, then the walks. */
export const ClientHome = () => <ClientDashboard invoices={<ClientInvoices />} />;
