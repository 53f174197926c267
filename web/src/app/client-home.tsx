import { ClientInvoices } from "../features/client-invoices/screen.tsx";
import { ClientDashboard } from "../features/client-walks/screen.tsx";
import { ToSign } from "../features/signing/screen.tsx";

/** The client's home: agreements to sign, invoices and walks. */
export const ClientHome = () => <ClientDashboard invoices={<ClientInvoices />} toSign={<ToSign />} />;
