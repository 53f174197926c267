import { Route, Routes } from "react-router-dom";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { ClientDashboard } from "./client-dashboard.tsx";

/** Everything below /client; unknown paths go to the dashboard. */
export function ClientArea() {
  return (
    <Routes>
      <Route index element={<ClientDashboard />} />
      <Route path="*" element={<Redirect to="/client" />} />
    </Routes>
  );
}
