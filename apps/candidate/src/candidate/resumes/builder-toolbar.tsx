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
import { RESUME_LIMITS, TEMPLATES } from '@tryka/domain'
import { Button, Field, Icon, Menu, MenuItem, NativeSelect, TextInput } from '@tryka/ui'
import { Actions, Bar, Fields, Foot, Jump, Reach, Rest, Split, Templates } from './builder-toolbar.styles'
import { TEMPLATE_OPTIONS } from './content'
import { fieldId, useEditor } from './editor/editor-context'
import { FORMATS, type FileFormat } from './saving/use-exporting'

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
      <Jump>
        <Button
          variant="quiet"
          iconOnly
          label={atPreview ? 'Back to the editor' : 'Go to the preview'}
          onClick={onPreview}
        >
          <Icon icon={atPreview ? PencilLine : FileText} />
        </Button>
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
