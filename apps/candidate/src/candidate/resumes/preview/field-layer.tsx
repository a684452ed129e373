import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { styled } from 'styled-components'
import type { PageSize, ResumeTab } from '@tryka/domain'
import { useEditor } from '../editor/editor-context'
import { fieldOnPages, type FieldOnPages } from './fields-on-pages'

const TABS: Record<string, ResumeTab> = {
  personalInfo: 'personal',
  headline: 'personal',
  summary: 'personal',
  workExperience: 'experience',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  certifications: 'certificates',
  languages: 'languages',
}
/** The tab that holds a field; all that came later stands under More. */
export const tabOf = (field: string): ResumeTab => TABS[field.split('.')[0] ?? ''] ?? 'more'

export interface FieldLayerProps {
  frame: RefObject<HTMLIFrameElement | null>
  pageSize: PageSize
  scale: number
}

/**
 * Lies over the pages: what the pointer is over is outlined, and a press leads to its field. It is for the pointer alone;
 * by keyboard the fields are reached in the editor itself.
 */
export function FieldLayer({ frame, pageSize, scale }: FieldLayerProps) {
  const { goTo } = useEditor()
  const [over, setOver] = useState<FieldOnPages>()
  const asked = useRef(0)

  const at = ({ currentTarget, clientX, clientY }: MouseEvent): FieldOnPages | undefined => {
    const document = frame.current?.contentDocument
    const place = currentTarget.getBoundingClientRect()
    return document
      ? fieldOnPages(document, pageSize, (clientX - place.left) / scale, (clientY - place.top) / scale)
      : undefined
  }
  const move = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const found = at(event)
    cancelAnimationFrame(asked.current)
    asked.current = requestAnimationFrame(() =>
      setOver((before) =>
        before?.field === found?.field && before?.boxes[0]?.y === found?.boxes[0]?.y ? before : found,
      ),
    )
  }
  const leave = () => {
    cancelAnimationFrame(asked.current)
    setOver(undefined)
  }
  const press = (event: MouseEvent) => {
    const found = at(event)
    if (!found) return
    // As in every editor: with Ctrl or Cmd a link is followed.
    if ((event.ctrlKey || event.metaKey) && found.href) window.open(found.href, '_blank', 'noopener')
    else goTo(found.field, tabOf(found.field))
  }
  return (
    <Layer
      role="presentation"
      data-over={over ? '' : undefined}
      onPointerMove={move}
      onPointerLeave={leave}
      onClick={press}
    >
      {over?.boxes.map(({ x, y, width, height }) => (
        <i
          key={`${x} ${y}`}
          style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
        />
      ))}
    </Layer>
  )
}

const Layer = styled.div`
  position: absolute;
  inset: 0;
  &[data-over] {
    cursor: pointer;
  }
  /* On paper, which is white in both themes. */
  i {
    position: absolute;
    border-radius: 2px;
    outline: 2px solid #1791c7;
    outline-offset: 2px;
    pointer-events: none;
  }
`
