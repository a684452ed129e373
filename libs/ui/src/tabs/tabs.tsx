import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as media from '../theme/media'

/** One tab and its panel. */
export interface TabItem<Value extends string> {
  value: Value
  label: ReactNode
  /** A small addition after the label, such as a count. */
  badge?: ReactNode
  content: ReactNode
}

/** Panels of one thing, one shown at a time. */
export interface TabsProps<Value extends string> {
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Keeps the hidden panels in the page, with what was typed into them. */
  keepMounted?: boolean
  className?: string
}

/** Left, Right, Home and End move between the tabs and the panel follows; the strip scrolls when it is too narrow. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange, keepMounted, className } = props
  // The primitive makes ids of its values, and an id holds no spaces: it gets the places, not the values.
  const place = items.findIndex((each) => each.value === value)
  const choose = (chosen: string) => {
    const item = items[Number(chosen)]
    if (item) onValueChange(item.value)
  }
  return (
    <Primitive.Root value={String(place)} onValueChange={choose} className={className}>
      <Strip aria-label={label}>
        {items.map((item, index) => (
          <Tab key={item.value} value={String(index)}>
            {item.label}
            {item.badge}
          </Tab>
        ))}
      </Strip>
      {items.map((item, index) => (
        <Panel key={item.value} value={String(index)} forceMount={keepMounted ? true : undefined}>
          {item.content}
        </Panel>
      ))}
    </Primitive.Root>
  )
}

const Strip = styled(Primitive.List)`
  display: flex;
  gap: 0.25rem;
  border-bottom: var(--bw) solid var(--line-strong);
  overflow-x: auto;
  scrollbar-width: none;
`
const Tab = styled(Primitive.Trigger)`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border: 0;
  background: none;
  color: var(--text-2);
  font-size: var(--fs-3);
  font-weight: var(--fw-medium);
  white-space: nowrap;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    right: 0.5rem;
    bottom: 0;
    left: 0.5rem;
    height: var(--tick);
    background: transparent;
    clip-path: polygon(2px 0, 100% 0, calc(100% - 2px) 100%, 0 100%);
    forced-color-adjust: none;
  }
  &:hover,
  &[data-state='active'] {
    color: var(--text);
  }
  &[data-state='active']::after {
    background: var(--selected-line);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.forced} {
    &[data-state='active'] {
      outline: var(--bw-2) solid Highlight;
      outline-offset: -3px;
    }
  }
`
const Panel = styled(Primitive.Content)`
  padding-top: var(--sp-5);

  &[data-state='inactive'] {
    display: none;
  }
`
