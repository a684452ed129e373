import { Check } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import { styled } from 'styled-components'
import { Icon } from '../icon/icon'
import { useLayer } from '../layer/layer'
import { panelMotion, panelStyles } from '../menu/panel-styles'
import { controlStyles } from './control-styles'
import type { ControlSize } from './field-context'
import type { SelectProps } from './select-options'

// The primitive reserves the empty value for "nothing chosen"; a prefix lets an option be empty all the same.
const encode = (value: string) => `=${value}`
const decode = (value: string) => value.slice(1)

/** The listbox behind Select: arrows, Home, End, type-ahead, Enter, Escape. */
export function Listbox(
  props: SelectProps & { 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' },
) {
  const { options, value, onValueChange, placeholder, size, name, disabled, required, onBlur, ...control } =
    props
  const layer = useLayer()
  const known = options.some((option) => option.value === value)
  return (
    <Primitive.Root
      value={known ? encode(value) : ''}
      onValueChange={(chosen) => onValueChange(decode(chosen))}
      name={name}
      disabled={disabled}
      required={required}
    >
      <Trigger {...control} onBlur={onBlur} $size={size}>
        <Primitive.Value placeholder={placeholder} />
      </Trigger>
      <Primitive.Portal>
        <Panel style={layer} position="popper" sideOffset={4} collisionPadding={8}>
          <Primitive.Viewport>
            {options.map((option) => (
              <Item key={option.value} value={encode(option.value)} disabled={option.disabled}>
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator>
                  <Icon icon={Check} size="sm" />
                </Primitive.ItemIndicator>
              </Item>
            ))}
          </Primitive.Viewport>
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const Trigger = styled(Primitive.Trigger)<{ $size?: ControlSize }>`
  ${controlStyles}
  padding-right: 2.25rem;
  background-image: var(--arrow);
  background-position: right 0.75rem center;
  background-repeat: no-repeat;
  background-size: 1rem;
  text-align: left;
  cursor: pointer;

  > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-placeholder] {
    color: var(--text-3);
  }
`
const Panel = styled(Primitive.Content)`
  ${panelStyles}
  ${panelMotion}
  width: max-content;
  min-width: var(--radix-select-trigger-width);
  max-width: min(24rem, var(--radix-select-content-available-width));
  max-height: min(22rem, var(--radix-select-content-available-height));
  overflow-y: auto;
`
const Item = styled(Primitive.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.625rem;
  min-height: 2.25rem;
  padding: 0.375rem 0.625rem;
  border-radius: var(--r-2);
  font-size: var(--fs-3);
  line-height: 1.35;
  color: var(--text);
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: var(--action-quiet);
    outline: var(--bw-2) solid transparent;
    outline-offset: -2px;
  }
  &[data-state='checked'] {
    font-weight: var(--fw-medium);
  }
  &[data-disabled] {
    color: var(--text-3);
    cursor: not-allowed;
  }
  svg {
    color: var(--satya-text);
  }
`
