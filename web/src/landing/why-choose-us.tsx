import type { ReactNode } from "react";
import { ThreeDogs } from "./art/three-dogs.tsx";

export function WhyChooseUs() {
  return (
    <section id="why" className="why wrap" aria-labelledby="why-title">
      <div className="why-picture">
        <ThreeDogs />
      </div>
      <div>
        <h2 id="why-title">Why Choose Us</h2>
        <ul className="reasons">
          <li className="reason">
            <PawIcon />
            <h3>All sizes of dog</h3>
            <p className="muted">
              Four pounds or a hundred and forty, we have the right leash and the right pace. Your dog walks alone or
              with the dogs they live with, never in a crowd.
            </p>
          </li>
          <li className="reason">
            <ShieldIcon />
            <h3>Insured</h3>
            <p className="muted">
              Every walker, on every visit: your pets, your keys and your home are covered. Ask, and the certificate is
              in your inbox.
            </p>
          </li>
          <li className="reason">
            <InstructionsIcon />
            <h3>We follow your instructions</h3>
            <p className="muted">
              Half a pill in cheese. The side gate, never the front. Past the firehouse but not past the geese. It is
              all on the walker’s screen at your door.
            </p>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

function PawIcon() {
  return (
    <Icon>
      <path d="M6.4 10.6v.7M10 6.6v.9M14 6.6v.9M17.6 10.6v.7" strokeWidth="3" />
      <path d="M12 12.4c2.6 0 4.4 2 4.4 3.8 0 1.4-1 2.2-2.3 2.2-.8 0-1.3-.4-2.1-.4s-1.3.4-2.1.4c-1.3 0-2.3-.8-2.3-2.2 0-1.8 1.8-3.8 4.4-3.8z" />
    </Icon>
  );
}

function ShieldIcon() {
  return (
    <Icon>
      <path d="M12 3.5l6.5 2.6v4.7c0 4.5-2.7 7.6-6.5 9.7-3.8-2.1-6.5-5.2-6.5-9.7V6.1zM9 12.2l2.2 2.2 4-4.4" />
    </Icon>
  );
}

function InstructionsIcon() {
  return (
    <Icon>
      <path d="M9 4.5h6v3H9zM9 6H6.5v14.5h11V6H15M9.2 12l1 1 1.8-2M14 12.5h1M9.2 16.3l1 1 1.8-2M14 16.8h1" />
    </Icon>
  );
}
