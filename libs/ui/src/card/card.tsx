import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'

/** A bordered surface. `asChild` makes its one child the card: an article, a section, a list item. */
export interface CardProps extends ComponentProps<'div'> {
  pad?: boolean
  /** The border darkens under the pointer; the link inside covers the whole card. */
  linked?: boolean
  asChild?: boolean
}

/** One border, no shadow. */
export function Card({ pad = false, linked = false, asChild = false, ...rest }: CardProps) {
  return <CardBox as={asChild ? Slot.Root : 'div'} $pad={pad} $linked={linked} {...rest} />
}

/** Title and one action over a line. */
export function CardHead({
  children,
  action,
  className,
}: {
  children: ReactNode
  action?: ReactNode
  className?: string
}) {
  return (
    <Head className={className}>
      {children}
      {action}
    </Head>
  )
}

/** The padded inside of a card that has a head or a foot. */
export function CardBody(props: ComponentProps<'div'>) {
  return <Body {...props} />
}

/** Under a line at the bottom. */
export function CardFoot(props: ComponentProps<'div'>) {
  return <Foot {...props} />
}

/** Lines between children, such as list items in a card. */
export function Rows(props: ComponentProps<'ul'>) {
  return <RowList {...props} />
}

/** One padded row of such a list. */
export function RowItem(props: ComponentProps<'li'>) {
  return <Item {...props} />
}

const linkedLook = css`
  position: relative;
  transition: border-color var(--dur-2) var(--ease-out);

  &:hover {
    border-color: var(--control);
  }
  a:first-of-type::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`
const CardBox = styled.div<{ $pad: boolean; $linked: boolean }>`
  min-width: 0;
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  ${({ $pad }) => $pad && 'padding: var(--sp-5);'}
  ${({ $linked }) => $linked && linkedLook}
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-3);
  min-height: 3.5rem;
  padding: var(--sp-4) var(--sp-5);
  border-bottom: var(--bw) solid var(--line);

  h2,
  h3 {
    font-size: var(--fs-6);
    font-stretch: 103%;
  }
`
const Body = styled.div`
  padding: var(--sp-5);
`
const Foot = styled.div`
  padding: var(--sp-3) var(--sp-5);
  border-top: var(--bw) solid var(--line);
`
const RowList = styled.ul`
  > * + * {
    border-top: var(--bw) solid var(--line);
  }
`
const Item = styled.li`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-4) var(--sp-5);
`
