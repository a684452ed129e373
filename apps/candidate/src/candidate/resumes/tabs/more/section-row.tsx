import { ArrowDown, ArrowUp, Eye, EyeOff, SeparatorHorizontal } from 'lucide-react'
import { styled } from 'styled-components'
import { RESUME_LIMITS, type SectionSetting } from '@tryka/domain'
import { Badge, Button, Icon, media, Row, TextInput } from '@tryka/ui'
import type { SortablePlace } from '../../../parts/sortable/sortable-list'
import { fieldId, useEditor } from '../../editor/editor-context'
import { isFilled, withSection, withSectionName } from '../../editor/section-settings'

export interface SectionRowProps {
  section: SectionSetting
  place: SortablePlace
  /** What it is called here. */
  label: string
  /** What stands above it on the page as long as it has no other name. */
  heading: string
}

/** One section in a line: its place, its name, and how it is printed. */
export function SectionRow({ section, place, label, heading }: SectionRowProps) {
  const { draft, change } = useEditor()
  const { key, hidden, breakBefore } = section
  const { index, count, handle, moveTo } = place
  const own = draft.customSections.find(({ id }) => id === key)
  return (
    <Line>
      {handle}
      <Name
        size="sm"
        id={fieldId(`sections.${index}.name`)}
        aria-label={`Heading of ${label}`}
        placeholder={heading || label}
        value={own?.name ?? section.name}
        maxLength={RESUME_LIMITS.line}
        onChange={({ currentTarget: { value } }) =>
          change(withSectionName(key, value), { key: `sections.${key}` })
        }
      />
      <End gap={0}>
        <Marks>
          {!isFilled(draft, key) && !hidden && !breakBefore && <small>Empty</small>}
          {hidden && <Badge tone="dashed">Hidden</Badge>}
          {breakBefore && <Badge tone="outline">New page</Badge>}
        </Marks>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          label={`Begin ${label} on a new page`}
          aria-pressed={breakBefore}
          onClick={() => change(withSection(key, { breakBefore: !breakBefore }))}
        >
          <Icon icon={SeparatorHorizontal} size="sm" />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          label={`Hide ${label}`}
          aria-pressed={hidden}
          onClick={() => change(withSection(key, { hidden: !hidden }))}
        >
          <Icon icon={hidden ? EyeOff : Eye} size="sm" />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          label={`Move ${label} up`}
          aria-disabled={index === 0 || undefined}
          onClick={() => moveTo(index - 1)}
        >
          <Icon icon={ArrowUp} size="sm" />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          label={`Move ${label} down`}
          aria-disabled={index === count - 1 || undefined}
          onClick={() => moveTo(index + 1)}
        >
          <Icon icon={ArrowDown} size="sm" />
        </Button>
      </End>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--sp-1);
  [aria-pressed='true'] {
    background: var(--action-quiet);
    color: var(--text);
  }
`
const Name = styled(TextInput)`
  flex: 1 1 8rem;
  min-width: 0;
`
const End = styled(Row)`
  flex: none;
  ${media.phone} {
    flex: 1 0 100%;
    justify-content: flex-end;
  }
`
const Marks = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: 0.25rem;
  min-width: 8.5rem;
  margin-inline: var(--sp-2);
  ${media.phone} {
    min-width: 0;
  }
  small {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
