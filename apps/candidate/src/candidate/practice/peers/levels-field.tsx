import { useId } from 'react'
import { styled } from 'styled-components'
import { anchorsOf, criteriaOf, criterionName, type PeerLevels, type PracticeType } from '@tryka/domain'
import { Radio, Stack } from '@tryka/ui'

interface LevelsFieldProps {
  type: PracticeType
  value: PeerLevels
  onChange: (levels: PeerLevels) => void
}

/** A level for each criterion of a type, by what each level says. */
export function LevelsField({ type, value, onChange }: LevelsFieldProps) {
  const name = useId()
  return (
    <Stack gap={5}>
      {criteriaOf(type).map((id) => (
        <Set key={id}>
          <legend>{criterionName(id)}</legend>
          {anchorsOf(type, id).map((anchor, level) => (
            <Radio
              key={anchor}
              name={`${name}-${id}`}
              checked={value.some((one) => one.id === id && one.level === level)}
              onChange={() => onChange([...value.filter((one) => one.id !== id), { id, level }])}
              label={
                <span>
                  <b>{level}</b> {anchor}
                </span>
              }
            />
          ))}
        </Set>
      ))}
    </Stack>
  )
}

const Set = styled.fieldset`
  display: grid;
  gap: var(--sp-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--sp-2);
    padding: 0;
    font-weight: var(--fw-strong);
  }
`
