import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, Heading, Icon } from '@tryka/ui'
import { newEntry, RESUME_LIMITS } from '@tryka/domain'
import { newId } from '../../../../base/calls/new-id'
import { fieldId, useEditor, withList } from '../../editor/editor-context'
import { useFocusSoon } from '../../editor/use-focus-soon'
import { Awards } from './awards'
import { Interests } from './interests'
import { OwnSections } from './own-sections'
import { Publications } from './publications'
import { References } from './references'
import { Volunteering } from './volunteering'

const SectionsPart = lazy(async () => ({ default: (await import('./sections-part')).SectionsPart }))

type MoreList = 'volunteer' | 'awards' | 'publications' | 'interests' | 'references'

const SECTIONS: Record<MoreList, { name: string; first: string; Part: ComponentType }> = {
  volunteer: { name: 'Volunteering', first: 'role', Part: Volunteering },
  awards: { name: 'Awards', first: 'title', Part: Awards },
  publications: { name: 'Publications', first: 'name', Part: Publications },
  interests: { name: 'Interests', first: 'name', Part: Interests },
  references: { name: 'References', first: 'name', Part: References },
}
const LISTS = Object.keys(SECTIONS) as MoreList[]

/** What not every resume has: sections that are in use, and the others one press away. */
export function MoreTab() {
  const { draft, change, setOpen } = useEditor()
  // One whose last entry was removed stays, with the way to put it back.
  const [kept, setKept] = useState<readonly MoreList[]>(LISTS.filter((list) => draft[list].length > 0))
  const focusSoon = useFocusSoon()
  const shown = LISTS.filter((list) => draft[list].length > 0 || kept.includes(list))
  const keep = (list: MoreList) => setKept((before) => [...before.filter((one) => one !== list), list])

  const begin = (list: MoreList) => {
    const id = newId()
    keep(list)
    setOpen(id, true)
    change(withList(list, (before) => [...before, newEntry[list](id)] as typeof before))
    focusSoon(`${list}.0.${SECTIONS[list].first}`)
  }
  const beginOwn = () => {
    const id = newId()
    change((before) => ({
      ...before,
      customSections: [...before.customSections, { id, name: '', entries: [] }],
    }))
    focusSoon(`customSections.${draft.customSections.length}.name`)
  }

  return (
    <Parts>
      <Suspense fallback={null}>
        <SectionsPart />
      </Suspense>
      {shown.map((list) => {
        const { name, Part } = SECTIONS[list]
        return (
          <section key={list} aria-labelledby={`cv-more-${list}`}>
            <Heading as="h3" look="h4" id={`cv-more-${list}`}>
              {name}
            </Heading>
            <Part />
          </section>
        )
      })}
      <OwnSections />
      <Adds role="group" aria-label="Add a section">
        {LISTS.filter((list) => !shown.includes(list)).map((list) => (
          <Button key={list} id={fieldId(list)} variant="soft" size="sm" onClick={() => begin(list)}>
            <Icon icon={Plus} size="sm" />
            Add {SECTIONS[list].name.toLowerCase()}
          </Button>
        ))}
        <Button
          id={fieldId('customSections')}
          variant="soft"
          size="sm"
          onClick={beginOwn}
          disabled={draft.customSections.length >= RESUME_LIMITS.customSections}
        >
          <Icon icon={Plus} size="sm" />
          Add a section of your own
        </Button>
      </Adds>
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-6);
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
  }
`
const Adds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`
