import { business } from "@petcare/business";
import { entryPath } from "./facts.ts";

export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="brand" href="/">
          <img src="/favicon.svg" width="36" height="36" alt="" fetchPriority="low" />
          <span>{business.name}</span>
        </a>
        <nav aria-label="Main">
          <ul>
            <li className="wide">
              <a href="#about">About Us</a>
            </li>
            <li className="wide">
              <a href="#why">Why Choose Us</a>
            </li>
            <li className="wide">
              <a href="#contact">Contact</a>
            </li>
            <li>
              <a className="login" href={entryPath}>
                Login or Create Account
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <p className="ended" role="status" data-session-ended hidden>
        Your session has ended. <a href="/login">Sign in again</a> to go on.
      </p>
    </header>
  );
}
