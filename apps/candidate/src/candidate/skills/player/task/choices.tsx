import { styled } from 'styled-components'
import { FieldGroup, media } from '@tryka/ui'
import { Ticked } from '../../../../base/tasks/ticked'

export interface Option {
  id: string
  text: string
}

export interface ChoicesProps {
  options: readonly Option[]
  /** Any number may be right, else exactly one is. */
  many: boolean
  chosen: readonly string[]
  hint: string | undefined
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** One or several of the options; the whole row is the target. */
export const Choices = ({ options, many, chosen, hint, error, onChange }: ChoicesProps) => (
  <FieldGroup
    legend={<Legend>{many ? 'Choose all that apply' : 'Choose one'}</Legend>}
    hint={hint}
    error={error}
  >
    <List>
      {options.map(({ id, text }, index) => (
        <Row key={id}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name="option"
            checked={chosen.includes(id)}
            onChange={() => onChange(many ? toggled(options, chosen, id) : [id])}
          />
          <Box>
            <b aria-hidden="true">{String.fromCharCode(65 + index)}</b>
            <span>
              <Ticked>{text}</Ticked>
            </span>
          </Box>
        </Row>
      ))}
    </List>
  </FieldGroup>
)

/** In the order of the options, whatever was ticked first. */
const toggled = (options: readonly Option[], chosen: readonly string[], id: string): string[] =>
  options.map((each) => each.id).filter((each) => (each === id) !== chosen.includes(each))

const Legend = styled.span`
  font-size: var(--fs-4);
  font-weight: var(--fw-strong);
`
const List = styled.div`
  display: grid;
  gap: var(--sp-3);
`
const Box = styled.span`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  align-items: start;
  gap: var(--sp-3);
  min-height: 3.25rem;
  padding: 0.875rem var(--sp-4);
  border: var(--bw) solid var(--control);
  border-radius: var(--r-2);
  background: var(--surface);
  line-height: 1.45;
  overflow-wrap: anywhere;

  b {
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: var(--r-1);
    background: var(--surface-3);
    font: var(--fw-strong) var(--fs-2) / 1 var(--font-display);
    color: var(--text-2);
  }
`
const Row = styled.label`
  display: block;
  position: relative;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  input:hover + ${Box} {
    border-color: var(--control-hover);
  }
  input:checked + ${Box} {
    border-color: var(--selected-line);
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--selected-line);
  }
  input:checked + ${Box} b {
    background: var(--satya);
    color: var(--on-satya);
  }
  input:focus-visible + ${Box} {
    outline: var(--bw-2) solid var(--focus);
    outline-offset: 2px;
  }
  ${media.forced} {
    input:checked + ${Box} {
      outline: var(--bw-2) solid Highlight;
    }
  }
`
