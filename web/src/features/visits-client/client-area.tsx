import { Navigate, Route, Routes } from "react-router-dom";
import { ClientDashboard } from "./client-dashboard.tsx";

/** Everything below /client; unknown paths go to the dashboard. */
export function ClientArea() {
  return (
    <Routes>
      <Route index element={<ClientDashboard />} />
      <Route path="*" element={<Navigate to="/client" replace />} />
    </Routes>
  );
}
