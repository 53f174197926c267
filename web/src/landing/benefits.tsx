import { timeFrames } from "@petcare/domain";
import { Asleep } from "./art/asleep.tsx";
import { Receipt } from "./art/receipt.tsx";
import { SunPath } from "./art/sun-path.tsx";
import { closeHour, hourText, openHour } from "./facts.ts";

export function Benefits() {
  return (
    <section id="benefits" className="benefits wrap" aria-labelledby="benefits-title">
      <h2 id="benefits-title">Benefits</h2>
      <p className="lead muted">What changes at your house, from the first week.</p>
      <ul className="cards">
        <li className="card window">
          <h3>A part of the day that is yours</h3>
          <p className="muted">
            Pick one of five, from {hourText(openHour)} to {hourText(closeHour)}, and keep it for as long as you like.
            Your dog will know it by heart before you do.
          </p>
          <SunPath />
          <ol className="day">
            {timeFrames.map(({ value, startHour, endHour }) => (
              <li key={value}>
                {hourText(startHour)} <span>to {hourText(endHour)}</span>
              </li>
            ))}
          </ol>
        </li>
        <li className="card nights">
          <h3>Nights in their own bed</h3>
          <p>We sleep over at your place, so their evening stays their evening.</p>
          <Asleep />
        </li>
        <li className="card receipt">
          <h3>Invoices you can check</h3>
          <p className="muted">Every visit with its day and its price, online, next to what you have paid.</p>
          <Receipt />
        </li>
        <li className="card notes">
          <div>
            <h3>A note after every visit</h3>
            <p className="muted">
              What they did, what they ate, what we saw on the way. With photos, when they hold still.
            </p>
          </div>
          <figure className="sample">
            <figcaption>Tuesday, 12:25 pm</figcaption>
            <blockquote>
              <p>
                Mango took us twice around the pond and stopped for one heron. Drank half the bowl, then asleep on the
                third stair. Back gate latched, towel in the wash.
              </p>
            </blockquote>
          </figure>
        </li>
      </ul>
    </section>
  );
}
