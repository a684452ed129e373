import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import * as media from '../theme/media'

/** Steps of the spacing scale, as in the tokens. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13

/** A box that lays out its children; `asChild` lends the layout to its one child, such as a form or a list. */
export interface LayoutProps extends ComponentProps<'div'> {
  gap?: Space
  asChild?: boolean
}

/** A row can wrap and push its children apart. */
export interface RowProps extends LayoutProps {
  wrap?: boolean
  between?: boolean
  align?: 'start' | 'center' | 'end' | 'baseline'
}

const space = (step: Space) => (step === 0 ? '0' : `var(--sp-${step})`)

/** Children below one another. */
export function Stack({ gap = 4, asChild = false, ...rest }: LayoutProps) {
  return <StackBox as={asChild ? Slot.Root : 'div'} $gap={space(gap)} {...rest} />
}

/** Children beside one another, centred on one line. */
export function Row({ gap = 3, wrap, between, align, asChild = false, ...rest }: RowProps) {
  return (
    <RowBox
      as={asChild ? Slot.Root : 'div'}
      $gap={space(gap)}
      $wrap={wrap}
      $between={between}
      $align={align}
      {...rest}
    />
  )
}

/** The page's measure with its gutters. */
export function Container({ asChild = false, ...rest }: ComponentProps<'div'> & { asChild?: boolean }) {
  return <ContainerBox as={asChild ? Slot.Root : 'div'} {...rest} />
}

/** Columns of an app page: a main and a side part, or halves; one column when narrow. */
export function Columns({ ratio = 'main', ...rest }: ComponentProps<'div'> & { ratio?: 'main' | 'half' }) {
  return ratio === 'main' ? <MainColumns {...rest} /> : <HalfColumns {...rest} />
}

/** Two fields beside each other from 561 px. */
export function Pair(props: ComponentProps<'div'>) {
  return <PairBox {...props} />
}

/** A control and the button that belongs to it. */
export function Combo(props: ComponentProps<'div'>) {
  return <ComboBox {...props} />
}

/** Actions in a line; on a phone they share the width. */
export function ButtonRow(props: ComponentProps<'div'>) {
  return <ButtonRowBox {...props} />
}

const StackBox = styled.div<{ $gap: string }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => $gap};
  min-width: 0;
`
const RowBox = styled.div<{ $gap: string; $wrap?: boolean; $between?: boolean; $align?: string }>`
  display: flex;
  align-items: ${({ $align = 'center' }) => $align};
  gap: ${({ $gap }) => $gap};
  min-width: 0;
  ${({ $wrap }) => $wrap && 'flex-wrap: wrap;'}
  ${({ $between }) => $between && 'justify-content: space-between;'}
`
const ContainerBox = styled.div`
  width: 100%;
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`
const MainColumns = styled.div`
  display: grid;
  gap: var(--sp-5);
  align-items: start;
  grid-template-columns: minmax(0, 1.9fr) minmax(17.5rem, 1fr);

  ${media.split} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.splitBeside} {
    [data-beside] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
const HalfColumns = styled.div`
  display: grid;
  gap: var(--sp-5);
  align-items: start;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const PairBox = styled.div`
  display: grid;
  gap: var(--sp-5) var(--sp-4);
  align-items: start;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const ComboBox = styled.div`
  display: flex;
  gap: var(--sp-2);
  align-items: stretch;

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`
const ButtonRowBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3);

  ${media.phone} {
    gap: var(--sp-2);

    > * {
      flex: 1 1 auto;
    }
  }
`
