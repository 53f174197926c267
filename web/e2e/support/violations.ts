import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe finds wrong with a screen under WCAG 2.2 AA: 'color-contrast: .button | .link'. */
export async function violations(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(isAtRest), "colours and motion at rest").toBe(true);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
}

/** The colour scheme asked for is the one shown, and nothing fades any more: colours on their way fail by chance. */
const isAtRest = `(() => {
  const shown = document.documentElement.dataset.mantineColorScheme;
  const wanted = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return (!shown || shown === wanted) && document.getAnimations().every(({ playState }) => playState !== "running");
})()`;
