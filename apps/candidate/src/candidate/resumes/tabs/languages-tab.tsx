import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { PROFICIENCIES, PROFICIENCY_LABELS, RESUME_LIMITS, type Language } from '@tryka/domain'
import { Button, Field, Icon, media, NativeSelect } from '@tryka/ui'
import { fieldId, useEditor, withEntry } from '../editor/editor-context'
import { marked } from '../editor/entries-of'
import { EntryList } from '../fields/entry-list'
import { TextField } from '../fields/fields'

const OPTIONS = PROFICIENCIES.map((value) => ({ value, label: PROFICIENCY_LABELS[value] }))

/** Languages, one a line. */
export function LanguagesTab() {
  const { change } = useEditor()
  return (
    <EntryList
      list="languages"
      label="Languages"
      addLabel="Add Language"
      noun="Language"
      hint="The ones you could work in."
      titleOf={(language) => language.name}
      firstField="name"
      renderRow={(language, { index, handle }, path, remove) => (
        <Line>
          {handle}
          <TextField
            path={`${path}.name`}
            label="Language"
            required
            value={language.name}
            write={(name) => withEntry('languages', index, (before) => ({ ...before, name }))}
            maxLength={RESUME_LIMITS.line}
          />
          <Field id={fieldId(`${path}.proficiency`)} label="Proficiency">
            <NativeSelect
              options={OPTIONS}
              placeholder="Choose"
              value={language.proficiency}
              onValueChange={(value) =>
                change(
                  withEntry('languages', index, (before): Language => ({
                    ...before,
                    proficiency: PROFICIENCIES.find((level) => level === value) ?? '',
                  })),
                )
              }
            />
          </Field>
          <Button
            variant="quiet"
            iconOnly
            label={`Hide ${language.name.trim() || `Language ${index + 1}`}`}
            aria-pressed={language.hidden ?? false}
            onClick={() =>
              change(withEntry('languages', index, (before) => marked(before, 'hidden', !before.hidden)))
            }
          >
            <Icon icon={language.hidden ? EyeOff : Eye} />
          </Button>
          <Button
            variant="dangerQuiet"
            iconOnly
            label={`Remove ${language.name.trim() || `Language ${index + 1}`}`}
            onClick={remove}
          >
            <Icon icon={Trash2} />
          </Button>
        </Line>
      )}
    >
      {() => null}
    </EntryList>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto auto;
  gap: var(--sp-2);
  align-items: end;
  > :first-child {
    align-self: end;
    min-height: var(--h-md);
  }
  [aria-pressed='true'] {
    background: var(--action-quiet);
    color: var(--text);
  }
  ${media.phone} {
    gap: var(--sp-1);
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    > :nth-child(3) {
      grid-area: 2 / 2;
    }
  }
`
