import { business } from "@petcare/business";
import { HeroScene } from "../parts/art/hero-scene.tsx";
import { callLink, entryPath, placeInRegion } from "./facts.ts";

export function Hero() {
  return (
    <section className="hero" aria-labelledby="title">
      <div className="words">
        <h1 id="title">
          <span className="name">{business.name}</span> <span className="tagline">{business.tagline}</span>
        </h1>
        <p>
          You catch the train, we come for the leash. The walker your pet already knows, in the hours you picked, and a
          few lines about how it went to read on the ride home.
        </p>
        <div className="actions">
          <a className="button gold" href={entryPath}>
            Book An Appointment
          </a>
          <a className="button ghost" href={callLink}>
            Call {business.phone.shown}
          </a>
        </div>
        <p className="where">{placeInRegion}</p>
      </div>
      <HeroScene className="scene" />
    </section>
  );
}
