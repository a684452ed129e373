import { ChevronsUpDown, type LucideIcon } from 'lucide-react'
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/icon'
import { SrOnly } from '../layout/sr-only'
import { WaitingCount } from '../sidebar/waiting-count'
import { Menu, MenuLink, MenuLinks, MenuTick } from './menu'

/** A section of the folded sidebar. */
export interface MenuSection {
  value: string
  label: string
  icon: LucideIcon
  /** A link without children; what the menu shows of the section becomes its text. */
  link: ReactElement<{ children?: ReactNode; 'aria-current'?: 'page' | undefined }>
  count?: number | undefined
  /** What is counted, spoken after the label: "unread". */
  countNoun?: string | undefined
}

/** A sidebar folded into one button. */
export interface SectionMenuProps {
  label: string
  sections: readonly MenuSection[]
  value: string
  className?: string
}

/** Shows the open section and what waits in all of them, and leads to the others; for screens under 1024 px. */
export function SectionMenu({ label, sections, value, className }: SectionMenuProps) {
  const open = sections.find((section) => section.value === value)
  const waiting = sections.reduce((sum, { count = 0 }) => sum + count, 0)
  return (
    <Menu
      align="start"
      trigger={
        <MenuButton className={className}>
          {open?.icon && <Icon icon={open.icon} />}
          <Words>
            <SrOnly>{label}: </SrOnly>
            {open?.label}
          </Words>
          <WaitingCount count={waiting} noun="waiting" />
          <Icon icon={ChevronsUpDown} />
        </MenuButton>
      }
    >
      <MenuLinks label={label} hideLabel value={value}>
        {sections.map((section) => (
          <MenuLink key={section.value} value={section.value} name={section.label}>
            {cloneElement(
              section.link,
              { 'aria-current': section.value === value ? 'page' : undefined },
              <Icon icon={section.icon} />,
              <Words>{section.label}</Words>,
              <WaitingCount count={section.count ?? 0} noun={section.countNoun} />,
              <MenuTick />,
            )}
          </MenuLink>
        ))}
      </MenuLinks>
    </Menu>
  )
}

/** The look of the folded navigation, for a caller that brings its own menu. */
export function MenuButton(props: ComponentProps<'button'>) {
  return <Face type="button" {...props} />
}

const Words = styled.span`
  flex: 1;
  min-width: 0;
`
const Face = styled.button`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  width: 100%;
  min-height: 2.75rem;
  padding: 0 var(--sp-3);
  border: var(--bw) solid var(--control);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text);
  font-size: var(--fs-4);
  font-weight: var(--fw-medium);
  text-align: left;
  cursor: pointer;

  &:hover {
    border-color: var(--control-hover);
  }
  svg:first-child {
    color: var(--satya-text);
  }
  svg:last-child {
    margin-left: auto;
    color: var(--text-3);
  }
  &:focus-visible {
    border-radius: var(--r-2);
  }
`
