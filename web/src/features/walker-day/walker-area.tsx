import { Route, Routes } from "react-router-dom";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { WalkerDashboard } from "./walker-dashboard.tsx";

/** Everything below /walker; unknown paths go to the dashboard. */
export function WalkerArea() {
  return (
    <Routes>
      <Route index element={<WalkerDashboard />} />
      <Route path="*" element={<Redirect to="/walker" />} />
    </Routes>
  );
}
