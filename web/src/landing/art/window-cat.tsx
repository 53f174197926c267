/** A tabby that waits on the windowsill. A leash and a key hang on hooks beside it. */
export function WindowCat() {
  return (
    <svg className="window-cat" viewBox="0 0 560 470" aria-hidden="true">
      <path d="M96 56h300v286H96z" fill="var(--paper)" />
      <path d="M114 74h264v250H114z" fill="var(--pine-900)" />
      <circle cx="310" cy="154" r="48" fill="var(--marigold-100)" />
      <path d="M114 258q90-56 168-22t96-4v92H114z" fill="var(--pine-600)" />
      <path d="M114 292q120-34 264-10v42H114z" fill="var(--pine-400)" />
      <path d="M240 74h12v250h-12zM114 190h264v10H114z" fill="var(--paper)" />
      <path
        d="M80 52c44 6 58 0 66 0-2 96-18 176-66 220zM412 52c-44 6-58 0-66 0 2 96 18 176 66 220z"
        fill="var(--clay)"
      />
      <path d="M64 46h364" stroke="var(--ink)" strokeWidth="10" strokeLinecap="round" />
      <path d="M64 342h364v22H64z" fill="var(--paper)" />
      <path d="M76 364h340v10H76z" fill="var(--line-strong)" />
      <Tabby />
      <Plant />
      <Hooks />
    </svg>
  );
}

function Tabby() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path
        className="flick"
        d="M206 334c34 10 46 34 34 66-6 16-24 18-28 6"
        fill="none"
        stroke="var(--marigold)"
        strokeWidth="15"
      />
      <path
        d="M132 342c-8-46 0-86 22-104-12-16-14-38-8-66l26 18h28l26-18c6 28 4 50-8 66 22 18 30 58 22 104z"
        fill="var(--marigold)"
      />
      <path
        d="M186 192v16M174 194v10M198 194v10M138 286q16 2 24-4M136 310q16 4 26-2M234 286q-16 2-24-4M236 310q-16 4-26-2"
        stroke="var(--clay-dark)"
        strokeWidth="6"
        fill="none"
      />
      <path d="M167 222q7-8 14 0M191 222q7-8 14 0" fill="none" stroke="var(--pine-950)" strokeWidth="3.5" />
      <path d="M181 231h10l-5 6z" fill="var(--clay-dark)" />
      <path d="M186 237q-5 7-11 3M186 237q5 7 11 3" fill="none" stroke="var(--pine-950)" strokeWidth="2.5" />
      <path d="M160 256q26 14 52 0" fill="none" stroke="var(--pine-700)" strokeWidth="8" />
      <circle cx="186" cy="270" r="7" fill="var(--paper)" />
      <path d="M176 342v-34M196 342v-34" stroke="var(--clay-dark)" strokeWidth="4" />
    </g>
  );
}

function Plant() {
  return (
    <g>
      <g fill="var(--pine-200)">
        <path d="M336 300c-22-14-30-36-22-56 20 10 28 34 22 56zM340 300c-6-32 4-56 26-66 8 26-2 52-26 66z" />
      </g>
      <path d="M310 298h58l-8 44h-42z" fill="var(--clay)" />
      <path d="M306 292h66v14h-66z" fill="var(--clay-dark)" />
    </g>
  );
}

function Hooks() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M440 136h100" stroke="var(--ink)" strokeWidth="12" />
      <path d="M466 140v14M514 140v14" stroke="var(--ink)" strokeWidth="6" />
      <path d="M466 154c-26 40-26 140-6 160s24-120 6-160" stroke="var(--brick)" strokeWidth="6" />
      <path d="M462 318v18" stroke="var(--ink)" strokeWidth="6" />
      <g stroke="var(--gold-line)" strokeWidth="5">
        <circle cx="514" cy="168" r="11" />
        <path d="M514 180v40M514 206h10M514 218h8" />
      </g>
    </g>
  );
}
