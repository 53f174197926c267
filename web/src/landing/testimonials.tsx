const testimonials = [
  {
    name: "Theresa K.",
    text: "My beagle used to bark from the minute I left until the mail came. Now there is a note at lunch that says he is snoring on the stairs, and the whole block has its mornings back.",
  },
  {
    name: "Marcus D.",
    text: "Two shy cats, eleven days in Lisbon. By the fourth note the one who hides was sitting on her shoe.",
  },
  {
    name: "Joanne P.",
    text: "I wrote a page and a half about the pills. She read it, asked one good question, and they have not missed a dose since.",
  },
];

export function Testimonials() {
  return (
    <section id="testimonials" className="testimonials wrap" aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">What the neighbors say</h2>
      <ul className="quotes">
        {testimonials.map(({ name, text }) => (
          <li key={name} className="quote">
            <figure>
              <FiveStars />
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption className="muted">{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

const star = "l2.6 5.9 6.4.6-4.8 4.2 1.4 6.3-5.6-3.3-5.6 3.3 1.4-6.3-4.8-4.2 6.4-.6z";

function FiveStars() {
  return (
    <svg className="stars" viewBox="0 0 108 20" role="img" aria-label="5 out of 5 stars">
      <path d={[10, 32, 54, 76, 98].map((x) => `M${x} 1${star}`).join("")} />
    </svg>
  );
}
