import { RESUME_LIMITS } from '@tryka/domain'
import { withEntry } from '../../editor/editor-context'
import { CommaField } from '../../fields/comma-field'
import { EntryList } from '../../fields/entry-list'
import { TextField } from '../../fields/fields'

/** What somebody likes to do, each with more about it. */
export const Interests = () => (
  <EntryList
    list="interests"
    label="Interests"
    addLabel="Add Interest"
    noun="Interest"
    hint="The ones you would talk about."
    titleOf={(one) => one.name}
    summaryOf={(one) => one.keywords.join(', ')}
    firstField="name"
  >
    {(one, index, path) => (
      <>
        <TextField
          path={`${path}.name`}
          label="Interest"
          value={one.name}
          write={(name) => withEntry('interests', index, (before) => ({ ...before, name }))}
          maxLength={RESUME_LIMITS.line}
        />
        <CommaField
          path={`${path}.keywords`}
          label="More about it"
          items={one.keywords}
          write={(keywords) => withEntry('interests', index, (before) => ({ ...before, keywords }))}
        />
      </>
    )}
  </EntryList>
)
