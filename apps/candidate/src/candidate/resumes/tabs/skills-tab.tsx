import { RESUME_LIMITS, type SkillGroup } from '@tryka/domain'
import { useEditor, withEntry } from '../editor/editor-context'
import { EntryList } from '../fields/entry-list'
import { TextField } from '../fields/fields'
import { FurtherFields } from '../fields/further-fields'
import { SkillInput } from '../fields/skill-input'

/** Skills in groups. */
export const SkillsTab = () => (
  <EntryList
    list="skills"
    label="Skills"
    addLabel="Add Skill Group"
    noun="Skill group"
    hint="Group them: languages, tools, methods."
    titleOf={(group) => group.category}
    summaryOf={(group) => group.items.join(', ')}
    firstField="category"
  >
    {(group, index, path) => <Group group={group} index={index} path={path} />}
  </EntryList>
)

function Group({ group, index, path }: { group: SkillGroup; index: number; path: string }) {
  const { change } = useEditor()
  return (
    <>
      <TextField
        path={`${path}.category`}
        label="Category"
        value={group.category}
        write={(category) => withEntry('skills', index, (before) => ({ ...before, category }))}
        maxLength={RESUME_LIMITS.line}
      />
      <SkillInput
        path={`${path}.items`}
        addLabel={group.category.trim() ? `Add skill to ${group.category.trim()}` : 'Add skill'}
        items={group.items}
        onItemsChange={(items) => change(withEntry('skills', index, (before) => ({ ...before, items })))}
      />
      <FurtherFields filled={Boolean(group.level)}>
        <TextField
          path={`${path}.level`}
          label="Level"
          optional
          hint="For all of the group, in your own word."
          value={group.level ?? ''}
          write={(level) => withEntry('skills', index, (before) => ({ ...before, level }))}
          maxLength={RESUME_LIMITS.line}
        />
      </FurtherFields>
    </>
  )
}
