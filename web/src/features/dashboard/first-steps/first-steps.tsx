import { getPricing } from "@petcare/contract";
import { Link } from "react-router-dom";
import { useRead } from "../../../lib/api/use-read.ts";
import { CheckIcon } from "../../../ui/theme/icons.tsx";
import { Panel } from "../panel.tsx";
import classes from "./first-steps.module.css";

interface FirstStepsProps {
  hasClient: boolean;
  hasWalker: boolean;
}

/** Shows what a new business does first. It stands until the first visit is booked. */
export function FirstSteps({ hasClient, hasWalker }: FirstStepsProps) {
  const { data } = useRead(getPricing);
  const steps = [
    {
      name: "Set your prices",
      why: "What clients pay for each service",
      to: "/admin/settings?tab=prices",
      done: (data?.version ?? 0) > 0,
    },
    { name: "Add your first client", why: "Name, home and pets", to: "/admin/clients/new", done: hasClient },
    {
      name: "Add your first walker",
      why: "Or walk yourself",
      to: "/admin/walkers/new",
      done: hasWalker,
    },
    { name: "Book the first visit", why: "Once, or every week", to: "?schedule=new", done: false },
  ];
  const next = steps.find(({ done }) => !done);
  return (
    <div data-place="steps">
      <Panel
        title="First steps"
        aside={
          <span className="muted">
            {steps.filter(({ done }) => done).length} of {steps.length} done
          </span>
        }
      >
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.name} data-done={step.done || undefined} data-next={step === next || undefined}>
              <Link to={step.to} state={step.to.startsWith("?") ? { opened: true } : undefined}>
                <span className={classes.mark} aria-hidden="true">
                  {step.done && <CheckIcon size={18} />}
                </span>
                <span>
                  <b>{step.name}</b>
                  {step.done ? <small>Done</small> : <small>{step.why}</small>}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
