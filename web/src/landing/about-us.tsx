import { business } from "@petcare/business";
import { WindowCat } from "./art/window-cat.tsx";

export function AboutUs() {
  const { town } = business.place;
  return (
    <section id="about" className="about wrap" aria-labelledby="about-title">
      <div className="prose">
        <h2 id="about-title">About Us</h2>
        <p className="lead">
          {business.name} is a handful of walkers and one owner who still does the early route herself. We keep to{" "}
          {town} and the streets next door, so nobody is ever rushing over from two towns away.
        </p>
        <p className="muted">
          Before we start, we come by and sit on your floor. Your pets look us over; we write down how your house works:
          which door sticks, where the towels live, who gets the blue bowl. Whoever does the writing does the walking.
        </p>
        <p className="muted">
          Dogs go out in sleet and in August. Cats get real company rather than a quick refill: a game, fresh water, a
          clean box, and some time at the window, if they will have us.
        </p>
      </div>
      <WindowCat />
    </section>
  );
}
