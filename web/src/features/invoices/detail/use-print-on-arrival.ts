import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Prints once, where another screen's Print has led here. A reload does not print again. */
export function usePrintOnArrival(): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const prints = state?.print === true;
  useEffect(() => {
    if (!prints) return;
    navigate(pathname + search, { replace: true });
    window.print();
  }, [prints, pathname, search, navigate]);
}
