import { ThreeDogs } from "./art/three-dogs.tsx";
import { InstructionsIcon, PawIcon, ShieldIcon } from "./icons.tsx";

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
