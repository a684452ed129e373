import {
  ChevronDown,
  Download,
  Eye,
  EyeOff,
  FileText,
  LayoutGrid,
  PencilLine,
  Redo2,
  Save,
  Undo2,
  WandSparkles,
} from 'lucide-react'
import { createGlobalStyle, css, styled } from 'styled-components'
import { RESUME_LIMITS, TEMPLATES } from '@tryka/domain'
import { Button, Card, Field, Icon, media, Menu, MenuItem, NativeSelect, TextInput } from '@tryka/ui'
import { TEMPLATE_OPTIONS } from './content'
import { fieldId, useEditor } from './editor/editor-context'
import { FORMATS, type FileFormat } from './saving/use-exporting'
import { widths } from './widths'

const OTHERS = (Object.keys(FORMATS) as FileFormat[]).filter((format) => format !== 'pdf')

export interface BuilderToolbarProps {
  saving: boolean
  exporting: FileFormat | undefined
  preview: boolean
  onSave: () => void
  onExport: (format: FileFormat) => void
  onGenerate: () => void
  onGallery: () => void
  onTailor: () => void
  onTogglePreview: () => void
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  /** On a screen where the preview stands below the editor: there and back. */
  onPreview: () => void
  atPreview: boolean
}

/** Title, template, and what can be done with the whole resume. */
export function BuilderToolbar(props: BuilderToolbarProps) {
  const { draft, change } = useEditor()
  return (
    <Bar role="group" aria-label="Resume">
      <Foot />
      <Fields>
        <Field id={fieldId('title')} label="Resume title">
          <TextInput
            value={draft.title}
            maxLength={RESUME_LIMITS.line}
            onChange={({ currentTarget: { value } }) =>
              change((before) => ({ ...before, title: value }), { key: 'title' })
            }
          />
        </Field>
        <Templates>
          <Field label="Template">
            <NativeSelect
              options={TEMPLATE_OPTIONS}
              value={draft.templateId}
              onValueChange={(value) =>
                change(
                  (before) => ({
                    ...before,
                    templateId: TEMPLATES.find((template) => template === value) ?? before.templateId,
                  }),
                  { reason: 'template' },
                )
              }
            />
          </Field>
          <Button variant="secondary" iconOnly label="Browse templates" onClick={props.onGallery}>
            <Icon icon={LayoutGrid} />
          </Button>
        </Templates>
      </Fields>
      <Actions>
        <Constant {...props} />
        <Others {...props} />
      </Actions>
    </Bar>
  )
}

/** What is needed at any moment: it stays in reach however far the page is scrolled. */
function Constant(props: BuilderToolbarProps) {
  const { saving, exporting, onSave, onExport, canUndo, canRedo, onUndo, onRedo, onPreview, atPreview } =
    props
  return (
    <Reach>
      <Button onClick={onSave} busy={saving} busyLabel="Saving…">
        <Icon icon={Save} size="sm" />
        Save Resume
      </Button>
      <Split>
        <Button
          variant="secondary"
          onClick={() => onExport('pdf')}
          busy={exporting === 'pdf'}
          busyLabel="Exporting…"
        >
          <Icon icon={Download} size="sm" />
          Export PDF
        </Button>
        <Menu
          trigger={
            <Button
              variant="secondary"
              iconOnly
              label="More formats"
              busy={exporting !== undefined && exporting !== 'pdf'}
            >
              <Icon icon={ChevronDown} size="sm" />
            </Button>
          }
        >
          {OTHERS.map((format) => (
            <MenuItem key={format} onSelect={() => onExport(format)}>
              {FORMATS[format].label}
            </MenuItem>
          ))}
        </Menu>
      </Split>
      <Button
        variant="quiet"
        iconOnly
        label="Undo"
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!canUndo || undefined}
        onClick={onUndo}
      >
        <Icon icon={Undo2} />
      </Button>
      <Button
        variant="quiet"
        iconOnly
        label="Redo"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        aria-disabled={!canRedo || undefined}
        onClick={onRedo}
      >
        <Icon icon={Redo2} />
      </Button>
      <Jump
        variant="quiet"
        iconOnly
        label={atPreview ? 'Back to the editor' : 'Go to the preview'}
        onClick={onPreview}
      >
        <Icon icon={atPreview ? PencilLine : FileText} />
      </Jump>
    </Reach>
  )
}

const Others = ({ preview, onGenerate, onTailor, onTogglePreview }: BuilderToolbarProps) => (
  <Rest>
    <Button variant="secondary" onClick={onGenerate}>
      <Icon icon={WandSparkles} size="sm" />
      AI Generate
    </Button>
    <Button variant="secondary" onClick={onTailor}>
      Tailor
    </Button>
    <Button variant="quiet" aria-pressed={preview} onClick={onTogglePreview}>
      <Icon icon={preview ? EyeOff : Eye} size="sm" />
      {preview ? 'Hide Preview' : 'Show Preview'}
    </Button>
  </Rest>
)

/** Toasts stand above the bar. */
const Foot = createGlobalStyle`
  ${media.compact} {
    :root {
      --foot: 3.5rem;
    }
  }
`

/** Nothing shows in the gap between the header and what stands below it. */
const CLEAR = 'box-shadow: 0 -0.5rem 0 var(--bg-sunken);'

const sheet = css`
  padding: var(--sp-4) var(--sp-5);
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
`
const Bar = styled(Card)`
  display: flex;
  align-items: flex-end;
  gap: var(--sp-3);
  padding: var(--sp-4) var(--sp-5);
  position: sticky;
  top: calc(var(--app-header) + var(--sp-2));
  z-index: var(--z-sticky);
  ${CLEAR}
  ${widths.split} {
    display: contents;
  }
`
const Fields = styled.div`
  flex: 1 1 0;
  display: grid;
  grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.2fr);
  gap: var(--sp-3);
  min-width: 0;
  ${widths.split} {
    ${sheet}
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--sp-4);
    gap: var(--sp-4);
  }
`
const Templates = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--sp-2);
  min-width: 0;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
  button {
    padding-inline: 0.8125rem;
    font-size: var(--fs-3);
  }
  button[aria-label] {
    padding-inline: 0;
  }
`
const Actions = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-3);
  ${widths.split} {
    ${sheet}
    position: sticky;
    top: calc(var(--app-header) + var(--sp-2));
    z-index: var(--z-sticky);
    padding-block: var(--sp-2);
    ${CLEAR}
  }
  ${media.compact} {
    display: contents;
  }
`
const Reach = styled(Row)`
  flex-wrap: nowrap;
  /* The head of a small screen is full: there they stand where the thumb is. */
  ${media.compact} {
    ${sheet}
    position: fixed;
    z-index: var(--z-sticky);
    inset: auto 0 0;
    padding: var(--sp-2) clamp(0.75rem, 2.4vw, 2.5rem) calc(var(--sp-2) + env(safe-area-inset-bottom));
    border-width: var(--bw) 0 0;
    border-radius: 0;
    box-shadow: none;
  }
  @media (max-width: 430px) {
    gap: var(--sp-1);
    justify-content: space-between;
    button {
      font-size: var(--fs-2);
    }
    button[aria-label] {
      width: 2.125rem;
    }
    button:not([aria-label]) {
      padding-inline: 0.5rem;
      svg {
        display: none;
      }
    }
  }
  ${media.tight} {
    flex-wrap: wrap;
  }
`
const Rest = styled(Row)`
  ${media.phone} {
    > button {
      flex: 1 1 40%;
    }
  }
`
/** Beside the editor the preview is in sight anyway. */
const Jump = styled(Button)`
  display: none;
  ${widths.stacked} {
    display: inline-flex;
  }
`
const Split = styled.span`
  flex: none;
  display: inline-flex;
  gap: 2px;
`
