import { Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, Heading, Icon } from '@tryka/ui'
import { RESUME_LIMITS, type CustomSection } from '@tryka/domain'
import { fieldId, useEditor } from '../../editor/editor-context'
import { customEntriesOf, withCustom } from '../../editor/entries-of'
import { withoutCustom } from '../../editor/section-settings'
import { EntryStack } from '../../fields/entry-stack'
import { TextField } from '../../fields/fields'
import { RemovedNotice, useRemoved } from '../../fields/removed'
import { OwnEntry } from './own-entry'
import { ownName } from './own-name'

/** The sections that the person invented, each with its name and its entries. */
export function OwnSections() {
  const { draft, change } = useEditor()
  const sections = draft.customSections
  const { gone, remember, forget } = useRemoved(sections)
  const remove = (section: CustomSection, index: number) => {
    const place = draft.sections.findIndex(({ key }) => key === section.id)
    remember({ entry: section, index, name: ownName(section, index), kept: draft.sections[place], place })
    change(withoutCustom(section.id))
    document.getElementById(fieldId('customSections'))?.focus()
  }
  const putBack = () => {
    if (!gone) return
    const { entry, index, kept, place = 0 } = gone
    change((before) => ({
      ...before,
      customSections: [
        ...before.customSections.slice(0, index),
        entry,
        ...before.customSections.slice(index),
      ],
      sections: kept
        ? [...before.sections.slice(0, place), kept, ...before.sections.slice(place)]
        : before.sections,
    }))
    forget()
    document.getElementById(fieldId('customSections'))?.focus()
  }
  return (
    <>
      {gone && <RemovedNotice name={gone.name} onPutBack={putBack} />}
      {sections.map((section, index) => (
        <Own key={section.id} section={section} index={index} onRemove={() => remove(section, index)} />
      ))}
    </>
  )
}

interface OwnProps {
  section: CustomSection
  index: number
  onRemove: () => void
}

function Own({ section, index, onRemove }: OwnProps) {
  const { draft } = useEditor()
  const name = ownName(section, index)
  const titleId = `cv-own-${section.id}`
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <Heading as="h3" look="h4" id={titleId}>
          {name}
        </Heading>
        <Button variant="dangerQuiet" size="sm" iconOnly label={`Remove section ${name}`} onClick={onRemove}>
          <Icon icon={Trash2} size="sm" />
        </Button>
      </Head>
      <TextField
        path={`customSections.${index}.name`}
        label="Name of the section"
        placeholder="Patents, Military service, Exhibitions"
        value={section.name}
        write={(value) => withCustom(index, (before) => ({ ...before, name: value }))}
        maxLength={RESUME_LIMITS.line}
      />
      <EntryStack
        entries={customEntriesOf(draft, index)}
        label={name}
        addLabel="Add Entry"
        noun="Entry"
        hint="Fill in what fits; the rest is left out."
        titleOf={(one) => one.name}
        summaryOf={(one) => [one.detail, one.date].filter(Boolean).join(', ')}
        firstField="name"
      >
        {(one, at, path) => <OwnEntry one={one} section={index} index={at} path={path} />}
      </EntryStack>
    </section>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  overflow-wrap: anywhere;
`
