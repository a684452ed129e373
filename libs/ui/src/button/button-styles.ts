import { css } from 'styled-components'

/** How loud a button is; one primary in a region. */
export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'accent' | 'danger' | 'dangerQuiet'

/** 32, 40, 48 and 54 high; the first two grow under a finger. */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'

/** Styling flags of everything that looks like a button. */
export interface ButtonStyleProps {
  $variant?: ButtonVariant
  $size?: ButtonSize
  $block?: boolean
  $iconOnly?: boolean
}

const variants = {
  primary: css``,
  secondary: css`
    --_bg: transparent;
    --_bgh: var(--action-quiet);
    --_bgp: var(--action-quiet-hover);
    --_fg: var(--text);
    --_bd: var(--control);
  `,
  soft: css`
    --_bg: var(--action-quiet);
    --_bgh: var(--action-quiet-hover);
    --_bgp: var(--action-quiet-hover);
    --_fg: var(--text);
  `,
  quiet: css`
    --_bg: transparent;
    --_bgh: var(--action-quiet);
    --_bgp: var(--action-quiet-hover);
    --_fg: var(--text-2);
  `,
  accent: css`
    --_bg: var(--accent);
    --_bgh: var(--accent-hover);
    --_bgp: var(--accent-press);
    --_fg: var(--text-on-accent);
  `,
  danger: css`
    --_bg: var(--danger-fill);
    --_bgh: var(--danger-fill-hover);
    --_bgp: var(--danger-fill-hover);
    --_fg: var(--on-danger);
  `,
  dangerQuiet: css`
    --_bg: transparent;
    --_bgh: var(--danger-tint);
    --_bgp: var(--danger-tint);
    --_fg: var(--danger-text);
  `,
}

const sizes = {
  sm: css`
    --_h: var(--h-sm);
    padding-inline: 0.75rem;
    font-size: var(--fs-3);
    gap: 0.375rem;
  `,
  md: css``,
  lg: css`
    --_h: var(--h-lg);
    padding-inline: 1.375rem;
    font-size: var(--fs-5);
  `,
  xl: css`
    --_h: var(--h-xl);
    padding-inline: 1.625rem;
    font-size: var(--fs-5);
  `,
}

const outlined = css`
  --_bg: transparent;
  --_bgh: transparent;
  --_bd: var(--line-strong);
`
const bare = css`
  --_bg: transparent;
  --_bgh: transparent;
  opacity: 0.55;
`
const disabledLook = {
  primary: css``,
  soft: css``,
  accent: css``,
  danger: css``,
  secondary: outlined,
  quiet: bare,
  dangerQuiet: bare,
}

const iconOnlyLook = css`
  width: var(--_h);
  padding: 0;
`

/** The look of a button, whatever element carries it. */
export const buttonStyles = css<ButtonStyleProps>`
  --_h: var(--h-md);
  --_bg: var(--action);
  --_bgh: var(--action-hover);
  --_bgp: var(--action-press);
  --_fg: var(--text-on-action);
  --_bd: transparent;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  position: relative;
  flex: none;
  min-height: var(--_h);
  padding: 0 1rem;
  border: var(--bw) solid var(--_bd);
  border-radius: var(--r-2);
  background: var(--_bg);
  color: var(--_fg);
  font-size: var(--fs-4);
  font-weight: var(--fw-medium);
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background-color var(--dur-2) var(--ease-out),
    border-color var(--dur-2) var(--ease-out),
    transform var(--dur-1) var(--ease-out);
  ${({ $variant = 'primary' }) => variants[$variant]}
  ${({ $size = 'md' }) => sizes[$size]}
  ${({ $block }) => $block && 'width: 100%;'}
  ${({ $iconOnly }) => $iconOnly && iconOnlyLook}

  &:hover {
    background: var(--_bgh);
    color: var(--_fg);
  }
  &:active {
    background: var(--_bgp);
    transform: translateY(1px);
  }
  &:focus-visible {
    border-radius: var(--r-2);
  }
  &[aria-current] {
    --_bg: var(--selected);
    --_fg: var(--text);
    --_bd: var(--selected-line);
  }
  &:disabled,
  &[aria-disabled='true'] {
    --_bg: var(--surface-3);
    --_bgh: var(--surface-3);
    --_bgp: var(--surface-3);
    --_fg: var(--text-3);
    --_bd: transparent;
    cursor: not-allowed;
    transform: none;
    ${({ $variant = 'primary' }) => disabledLook[$variant]}
  }
  @media (forced-colors: active) {
    border: var(--bw) solid;
  }
`
