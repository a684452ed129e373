import { RESUME_LIMITS, type Reference } from '@tryka/domain'
import { Pair } from '@tryka/ui'
import { withEntry } from '../../editor/editor-context'
import { EntryList } from '../../fields/entry-list'
import { TextField } from '../../fields/fields'

const write = (index: number, field: keyof Reference) => (value: string) =>
  withEntry('references', index, (before) => ({ ...before, [field]: value }))

const line = { maxLength: RESUME_LIMITS.line }

/** People who can be asked. */
export const References = () => (
  <EntryList
    list="references"
    label="References"
    addLabel="Add Reference"
    noun="Reference"
    hint="Ask them before you print their details."
    titleOf={(one) => one.name}
    summaryOf={(one) => one.position}
    firstField="name"
  >
    {(one, index, path) => (
      <>
        <Pair>
          <TextField
            {...line}
            path={`${path}.name`}
            label="Name"
            value={one.name}
            write={write(index, 'name')}
          />
          <TextField
            {...line}
            path={`${path}.position`}
            label="Who that is"
            optional
            placeholder="Head of Engineering, Kestrel Labs"
            value={one.position}
            write={write(index, 'position')}
          />
        </Pair>
        <TextField
          {...line}
          path={`${path}.contact`}
          label="Email or phone"
          optional
          value={one.contact}
          write={write(index, 'contact')}
        />
        <TextField
          path={`${path}.reference`}
          label="What they say of you"
          optional
          rows={3}
          value={one.reference}
          write={write(index, 'reference')}
          maxLength={RESUME_LIMITS.paragraph}
        />
      </>
    )}
  </EntryList>
)
