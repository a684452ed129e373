import { RESUME_LIMITS, TEMPLATES } from '@tryka/domain'
import { Button, Card, Field, Icon, media, Menu, MenuItem, NativeSelect, TextInput } from '@tryka/ui'
import { ChevronDown, Download, Eye, EyeOff, Save, WandSparkles } from 'lucide-react'
import { styled } from 'styled-components'
import { TEMPLATE_OPTIONS } from './content'
import { fieldId, useEditor } from './editor-context'
import { FORMATS, type FileFormat } from './use-exporting'

const OTHERS = (Object.keys(FORMATS) as FileFormat[]).filter((format) => format !== 'pdf')

export interface BuilderToolbarProps {
  saving: boolean
  exporting: FileFormat | undefined
  preview: boolean
  onSave: () => void
  onExport: (format: FileFormat) => void
  onGenerate: () => void
  onTogglePreview: () => void
}

/** Title, template, and what can be done with the whole resume. */
export function BuilderToolbar(props: BuilderToolbarProps) {
  const { draft, change } = useEditor()
  return (
    <Bar role="group" aria-label="Resume">
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
      </Fields>
      <Actions {...props} />
    </Bar>
  )
}

function Actions(props: BuilderToolbarProps) {
  const { saving, exporting, preview, onSave, onExport, onGenerate, onTogglePreview } = props
  return (
    <ActionRow>
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
      <Button variant="secondary" onClick={onGenerate}>
        <Icon icon={WandSparkles} size="sm" />
        AI Generate
      </Button>
      <Button variant="quiet" aria-pressed={preview} onClick={onTogglePreview}>
        <Icon icon={preview ? EyeOff : Eye} size="sm" />
        {preview ? 'Hide Preview' : 'Show Preview'}
      </Button>
    </ActionRow>
  )
}

const Bar = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--sp-4);
  padding: var(--sp-4) var(--sp-5);
  ${media.phone} {
    padding: var(--sp-4);
  }
`
const Fields = styled.div`
  flex: 1 1 22rem;
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  gap: var(--sp-4);
  min-width: 0;
  ${media.phone} {
    flex-basis: 100%;
    grid-template-columns: minmax(0, 1fr);
  }
`
const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
  button {
    padding-inline: 0.8125rem;
    font-size: var(--fs-3);
  }
  ${media.phone} {
    width: 100%;
    > button,
    > span:nth-child(2) {
      flex: 1 1 40%;
    }
  }
`
const Split = styled.span`
  display: inline-flex;
  gap: 2px;
  > button:first-child:not([aria-label]) {
    flex: 1;
  }
  button[aria-label] {
    padding-inline: 0;
  }
`
