import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { css, styled } from 'styled-components'

/** From the hero line down to a card's title. */
export type HeadingLook = 'hero' | 'section' | 'title' | 'h3' | 'h4'

/** The level is the outline's; the look is the page's. */
export interface HeadingProps extends ComponentProps<'h2'> {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p'
  look?: HeadingLook
}

/** A headline in the display face. */
export function Heading({ as = 'h2', look = 'section', ...rest }: HeadingProps) {
  return <HeadingBox as={as} $look={look} {...rest} />
}

/** Text that is read: size and tone are steps of the scale. */
export interface TextProps extends ComponentProps<'p'> {
  as?: 'p' | 'span' | 'div' | 'small' | 'strong'
  size?: 'xs' | 'sm' | 'body' | 'lead'
  tone?: 1 | 2 | 3
  /** Lends the look to its one child. */
  asChild?: boolean
}

/** A paragraph or a run of words. */
export function Text({ as = 'p', size = 'body', tone = 2, asChild = false, ...rest }: TextProps) {
  return <TextBox as={asChild ? Slot.Root : as} $size={size} $tone={tone} {...rest} />
}

/** Hashes, codes and sums. */
export function Mono(props: ComponentProps<'span'>) {
  return <MonoBox {...props} />
}

const looks = {
  hero: css`
    font-size: var(--fs-11);
    font-stretch: var(--wdth-display);
    line-height: 1;
    letter-spacing: -0.022em;
  `,
  section: css`
    font-size: var(--fs-10);
    font-stretch: var(--wdth-display);
    line-height: var(--lh-tight);
    letter-spacing: -0.018em;
  `,
  title: css`
    font-size: var(--fs-9);
    font-stretch: 110%;
    line-height: 1.14;
    letter-spacing: -0.012em;
  `,
  h3: css`
    font-size: var(--fs-8);
    font-stretch: 106%;
    letter-spacing: -0.008em;
  `,
  h4: css`
    font-size: var(--fs-6);
    font-stretch: 102%;
  `,
}

const textSizes = {
  xs: css`
    font-size: var(--fs-2);
    line-height: 1.45;
  `,
  sm: css`
    font-size: var(--fs-3);
    line-height: 1.5;
  `,
  body: css`
    max-width: var(--measure);
  `,
  lead: css`
    max-width: 56ch;
    font-size: clamp(1.0625rem, 1rem + 0.4vw, 1.25rem);
    line-height: 1.52;
  `,
}

const HeadingBox = styled.h2<{ $look: HeadingLook }>`
  font-family: var(--font-display);
  font-weight: var(--fw-display);
  line-height: var(--lh-snug);
  text-wrap: balance;
  ${({ $look }) => looks[$look]}
`
const TextBox = styled.p<{ $size: keyof typeof textSizes; $tone: 1 | 2 | 3 }>`
  color: var(${({ $tone }) => ($tone === 1 ? '--text' : `--text-${$tone}`)});
  text-wrap: pretty;
  ${({ $size }) => textSizes[$size]}
`
const MonoBox = styled.span`
  font-family: var(--font-mono);
  font-size: 0.92em;
`
