import type {
  ActionIcon,
  Button,
  Checkbox,
  CloseButton,
  CSSVariablesResolver,
  Group,
  Input,
  MantineColorsTuple,
  PasswordInput,
  Select,
  SimpleGrid,
  Stack,
} from "@mantine/core";
import { createTheme, defaultVariantColorsResolver } from "@mantine/core";

/** The argument of a component's `extend`, which is not called: it would load the component with every first screen. */
type Extension<Component extends { extend: (extension: never) => unknown }> = Parameters<Component["extend"]>[0];

const mix = (color: string, share: number, other: string) => `color-mix(in oklab, ${color} ${share}%, ${other})`;
const v = (name: string) => `var(--${name})`;

const pine: MantineColorsTuple = [
  v("pine-50"),
  v("pine-100"),
  v("pine-200"),
  mix(v("pine-200"), 50, v("pine-400")),
  v("pine-400"),
  mix(v("pine-400"), 50, v("pine-600")),
  v("pine-600"),
  v("pine-700"),
  v("pine-900"),
  v("pine-950"),
];

const shadesOf = (color: string, dark: string): MantineColorsTuple => [
  mix(color, 10, v("white")),
  mix(color, 18, v("white")),
  mix(color, 32, v("white")),
  mix(color, 50, v("white")),
  mix(color, 70, v("white")),
  mix(color, 85, v("white")),
  color,
  mix(color, 70, dark),
  mix(color, 40, dark),
  dark,
];

/** Neutrals by use: grounds, lines, an input's edge (shade 4), muted text, text. */
const neutral: MantineColorsTuple = [
  v("sunken"),
  v("sunken"),
  v("line"),
  v("line"),
  v("control-line"),
  v("placeholder"),
  v("muted"),
  v("muted"),
  v("ink"),
  v("ink"),
];
const night: MantineColorsTuple = [
  v("ink"),
  v("muted"),
  v("muted"),
  v("placeholder"),
  v("control-line"),
  v("accent-faint"),
  v("raised"),
  v("surface"),
  v("ground"),
  v("sunken"),
];

// The build removes Mantine's other colours from its styles (own-colors.ts).
declare module "@mantine/core" {
  export interface MantineThemeColorsOverride {
    colors: Record<"pine" | "marigold" | "brick" | "red" | "gray" | "dark", MantineColorsTuple>;
  }
}

/** The design system for Mantine. Colours come from tokens.css by name, so both colour schemes share one theme. */
export const theme = createTheme({
  colors: {
    pine,
    marigold: shadesOf(v("marigold"), v("marigold-dark")),
    brick: shadesOf(v("brick"), v("on-danger-soft")),
    red: shadesOf(v("danger"), v("on-danger-soft")),
    gray: neutral,
    dark: night,
  },
  primaryColor: "pine",
  primaryShade: { light: 7, dark: 4 },
  white: v("white"),
  black: v("ink"),
  fontFamily: v("text"),
  fontSizes: {
    xs: v("font-tiny"),
    sm: v("font-small"),
    md: v("font-base"),
    lg: v("font-large"),
    xl: v("font-title"),
  },
  headings: { fontFamily: v("display"), fontWeight: "560", textWrap: "balance" },
  defaultRadius: "md",
  radius: {
    xs: v("radius-tiny"),
    sm: v("radius-small"),
    md: v("radius"),
    lg: v("radius-card"),
    xl: v("radius-large"),
  },
  shadows: { xs: v("shadow"), sm: v("shadow"), md: v("shadow"), lg: v("shadow"), xl: v("shadow-high") },
  respectReducedMotion: true,
  cursorType: "pointer",
  focusRing: "auto",
  variantColorResolver: (input) => {
    const resolved = defaultVariantColorsResolver(input);
    return input.variant === "filled" && input.color === "pine" ? { ...resolved, color: v("on-accent") } : resolved;
  },
  components: {
    Stack: { defaultProps: { gap: 16 } } satisfies Extension<typeof Stack>,
    Group: { defaultProps: { gap: 12 } } satisfies Extension<typeof Group>,
    SimpleGrid: { defaultProps: { spacing: 16 } } satisfies Extension<typeof SimpleGrid>,
    Button: {
      defaultProps: { radius: "xl" },
      styles: { label: { fontWeight: 640 } },
      vars: (_, { size }) => ({
        root:
          size === "sm"
            ? { "--button-height": v("small-button"), "--button-padding-x": "14px", "--button-fz": v("font-small") }
            : { "--button-height": "44px", "--button-padding-x": "20px", "--button-fz": v("font-base") },
      }),
    } satisfies Extension<typeof Button>,
    ActionIcon: {
      defaultProps: { variant: "subtle" },
      vars: () => ({ root: { "--ai-size": "44px" } }),
    } satisfies Extension<typeof ActionIcon>,
    CloseButton: {
      vars: () => ({ root: { "--cb-size": "44px", "--cb-icon-size": "18px" } }),
    } satisfies Extension<typeof CloseButton>,
    Input: {
      vars: () => ({
        wrapper: {
          "--input-height": "44px",
          // A phone zooms into a field with smaller text.
          "--input-fz": v("font-base"),
          "--input-padding": "13px",
          "--input-radius": v("radius"),
        },
      }),
    } satisfies Extension<typeof Input>,
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
    } satisfies Extension<typeof Input.Wrapper>,
    PasswordInput: {
      vars: () => ({ root: { "--psi-button-size": "44px", "--psi-icon-size": "20px" } }),
    } satisfies Extension<typeof PasswordInput>,
    // The default radius would draw a circle.
    Checkbox: { defaultProps: { radius: "xs" } } satisfies Extension<typeof Checkbox>,
    // Choosing the chosen option again must not empty the field.
    Select: { defaultProps: { allowDeselect: false } } satisfies Extension<typeof Select>,
  },
});

/** Sets Mantine's variables to those of tokens.css. */
export const variables: CSSVariablesResolver = () => {
  const both = {
    "--mantine-color-body": v("surface"),
    "--mantine-color-text": v("ink"),
    "--mantine-color-bright": v("ink"),
    "--mantine-color-dimmed": v("muted"),
    "--mantine-color-placeholder": v("placeholder"),
    "--mantine-color-anchor": v("accent-ink"),
    "--mantine-color-error": v("danger"),
    "--mantine-color-success": v("accent-ink"),
    "--mantine-color-default": v("raised"),
    "--mantine-color-default-hover": v("accent-faint"),
    "--mantine-color-default-color": v("ink"),
    "--mantine-color-default-border": v("control-line"),
    "--mantine-color-disabled": v("sunken"),
    "--mantine-color-disabled-color": v("muted"),
    "--mantine-color-disabled-border": v("line"),
    "--mantine-color-pine-filled": v("accent"),
    "--mantine-color-pine-filled-hover": v("accent-hover"),
    "--mantine-color-pine-light": v("accent-soft"),
    "--mantine-color-pine-light-hover": v("accent-soft-hover"),
    "--mantine-color-pine-light-color": v("on-accent-soft"),
    "--mantine-color-pine-outline": v("accent-ink"),
    "--mantine-color-pine-outline-hover": v("accent-faint"),
    "--mantine-primary-color-contrast": v("on-accent"),
    "--mantine-color-gray-light": v("sunken"),
    "--mantine-color-gray-light-hover": v("accent-faint"),
    "--mantine-color-gray-light-color": v("muted"),
    "--mantine-color-gray-text": v("muted"),
  };
  return { variables: {}, light: both, dark: both };
};
