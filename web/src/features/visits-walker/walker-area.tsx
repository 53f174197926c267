import { Navigate, Route, Routes } from "react-router-dom";
import { WalkerDashboard } from "./walker-dashboard.tsx";

/** Everything below /walker; unknown paths go to the dashboard. */
export function WalkerArea() {
  return (
    <Routes>
      <Route index element={<WalkerDashboard />} />
      <Route path="*" element={<Navigate to="/walker" replace />} />
    </Routes>
  );
}
