import type { LucideIcon } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../icon/icon'
import { WaitingCount } from './waiting-count'

/** A list of places inside the app. */
export function SidebarNav({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <nav aria-label={label} className={className}>
      <List>{children}</List>
    </nav>
  )
}

/** A place; `asChild` turns its one child, such as a router's link, into the item. */
export interface SidebarItemProps extends ComponentProps<'button'> {
  icon?: LucideIcon
  current?: boolean
  count?: number
  /** What is counted, spoken after the label: "unread". */
  countNoun?: string
  asChild?: boolean
}

/** A button unless it says otherwise. The count is spoken after the label. */
export function SidebarItem(props: SidebarItemProps) {
  const { icon, current = false, count = 0, countNoun, asChild = false, children, ...rest } = props
  const badge = <WaitingCount count={count} noun={countNoun} />
  const glyph = icon && <Icon icon={icon} />
  const marked = { ...rest, 'aria-current': current ? ('page' as const) : undefined }
  return (
    <li>
      {asChild ? (
        <SlotItem {...marked}>
          {glyph}
          <Slot.Slottable>{children}</Slot.Slottable>
          {badge}
        </SlotItem>
      ) : (
        <ButtonItem type="button" {...marked}>
          {glyph}
          {children}
          {badge}
        </ButtonItem>
      )}
    </li>
  )
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
`
const itemLook = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  min-height: var(--h-nav);
  padding: 0 var(--sp-3);
  border: 0;
  border-radius: var(--r-2);
  background: none;
  color: var(--text-2);
  font-size: var(--fs-4);
  font-weight: 460;
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  svg {
    color: var(--text-3);
  }
  &:hover,
  &[aria-current] {
    background: var(--action-quiet);
    color: var(--text);
  }
  &[aria-current] {
    font-weight: var(--fw-strong);
  }
  &[aria-current] svg {
    color: var(--satya-text);
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    top: 0.5rem;
    bottom: 0.5rem;
    left: calc(-1 * var(--sp-3));
    width: var(--tick);
    background: var(--satya);
    forced-color-adjust: none;
  }
  &:focus-visible {
    border-radius: var(--r-2);
  }
`
const ButtonItem = styled.button`
  ${itemLook}
`
const SlotItem = styled(Slot.Root)`
  ${itemLook}
`
