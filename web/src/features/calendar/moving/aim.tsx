import { createContext, type ReactNode, use, useState } from "react";
import { useChoosingTarget } from "./moving-context.ts";
import { targetKey } from "./target.ts";

interface Aim {
  /** The key of the target that Enter or letting go would choose. */
  aimed: string | undefined;
  aim: (key: string) => void;
}

const AimContext = createContext<Aim>({ aimed: undefined, aim: () => {} });

export const useAim = (): Aim => use(AimContext);

/** Which place is aimed at: at first the visit's own. Apart from the rest, so that choosing one draws no card anew. */
export function AimProvider({ children }: { children: ReactNode }) {
  const choosingTarget = useChoosingTarget();
  const [chosen, setChosen] = useState<{ of: unknown; key: string }>();
  const aimed = choosingTarget && (chosen?.of === choosingTarget ? chosen.key : targetKey(choosingTarget.visit));
  const value = { aimed, aim: (key: string) => key !== aimed && setChosen({ of: choosingTarget, key }) };
  return <AimContext value={value}>{children}</AimContext>;
}
