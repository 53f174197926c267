import { business } from "@petcare/business";
import { place } from "./facts.ts";

export function SiteFooter() {
  return (
    <footer className="site-footer muted">
      <div className="wrap">
        <p>
          © {business.legalName} · {place}
        </p>
        <ul>
          <li>
            <a href="/SmsConsent">Text message consent</a>
          </li>
          <li>
            <a href={business.social.url} rel="me noopener">
              {business.social.label}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
