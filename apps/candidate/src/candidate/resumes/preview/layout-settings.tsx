import { RotateCcw } from 'lucide-react'
import { styled } from 'styled-components'
import {
  FACES,
  LAYOUT_DEFAULTS,
  LAYOUT_RANGE,
  MARGINS,
  type Margins,
  type PageLayout,
  type ResumeDraft,
} from '@tryka/domain'
import { Button, Field, Icon, media, NativeSelect, Segments, Switch } from '@tryka/ui'
import { useEditor } from '../editor/editor-context'
import { AccentField } from './accent-field'
import { FACE_LABELS, MARGIN_LABELS } from './layout-words'
import { widths } from '../widths'
import { PhotoField } from './photo-field'
import { RangeField } from './range-field'

const FACE_OPTIONS = [
  { value: '', label: 'The template’s own' },
  ...FACES.map((value) => ({ value, label: FACE_LABELS[value] })),
]
const MARGIN_OPTIONS = MARGINS.map((value) => ({ value, label: MARGIN_LABELS[value] }))

const isChanged = (layout: PageLayout): boolean =>
  (Object.keys(LAYOUT_DEFAULTS) as (keyof PageLayout)[]).some((key) => layout[key] !== LAYOUT_DEFAULTS[key])

/** Sizes, spaces, colour, face and photo of the open resume. */
export function LayoutSettings({ draft }: { draft: ResumeDraft }) {
  const { change } = useEditor()
  const { layout } = draft
  // Moving a slider is one step, as typing in a field is.
  const set = (part: Partial<PageLayout>) =>
    change((before) => ({ ...before, layout: { ...before.layout, ...part } }), {
      key: `layout.${Object.keys(part).join()}`,
    })
  const changed = isChanged(layout)
  return (
    <Settings>
      <RangeField
        label="Text size"
        {...LAYOUT_RANGE.size}
        value={layout.size}
        unit="pt"
        onValueChange={(size) => set({ size })}
      />
      <RangeField
        label="Spacing"
        {...LAYOUT_RANGE.spacing}
        value={layout.spacing}
        unit="%"
        onValueChange={(spacing) => set({ spacing })}
      />
      <div>
        <Name aria-hidden="true">Margins</Name>
        <Margin
          label="Margins"
          options={MARGIN_OPTIONS}
          value={layout.margins}
          onValueChange={(margins) => set({ margins: margins as Margins })}
        />
      </div>
      <Field label="Text face" size="sm">
        <NativeSelect
          options={FACE_OPTIONS}
          value={layout.face}
          onValueChange={(value) => set({ face: FACES.find((face) => face === value) ?? '' })}
        />
      </Field>
      <Whole>
        <AccentField draft={draft} onValueChange={(accent) => set({ accent })} />
      </Whole>
      <Whole>
        <Switch
          label="Name and page number from page 2"
          checked={layout.pageHeader}
          onCheckedChange={(pageHeader) => set({ pageHeader })}
        />
      </Whole>
      <Whole>
        <PhotoField
          value={draft.photo}
          onValueChange={(photo) => change((before) => ({ ...before, photo }))}
        />
      </Whole>
      <Whole>
        <Back
          variant="quiet"
          size="sm"
          aria-disabled={!changed || undefined}
          onClick={() => changed && change((before) => ({ ...before, layout: { ...LAYOUT_DEFAULTS } }))}
        >
          <Icon icon={RotateCcw} size="sm" />
          Back to the template’s layout
        </Back>
      </Whole>
    </Settings>
  )
}

const Settings = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--sp-4);
  /* So high that a row is cut: who sees half of one knows that there is more. */
  max-height: min(16.75rem, 36vh);
  overflow-y: auto;
  padding: var(--sp-4);
  scrollbar-width: thin;
  ${widths.stacked} {
    max-height: none;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** Its words stand on the edge of the others. */
const Back = styled(Button)`
  margin-inline-start: calc(var(--sp-3) * -1);
`
const Whole = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`
const Name = styled.p`
  margin-bottom: 0.375rem;
  font-size: var(--fs-3);
  font-weight: var(--fw-medium);
  line-height: 1.35;
`
const Margin = styled(Segments)`
  display: flex;
  button {
    flex: 1;
    padding-inline: var(--sp-2);
  }
`
