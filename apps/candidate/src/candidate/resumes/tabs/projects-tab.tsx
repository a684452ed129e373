import { useState } from 'react'
import { parseTechnologies, RESUME_LIMITS, sameText, type Project } from '@tryka/domain'
import { Field, Pair, TextInput } from '@tryka/ui'
import { fieldId, useEditor, withEntry } from '../editor/editor-context'
import { EntryList } from '../fields/entry-list'
import { TextField } from '../fields/fields'

/** Projects, in the order of the list. */
export const ProjectsTab = () => (
  <EntryList
    list="projects"
    label="Projects"
    addLabel="Add Project"
    noun="Project"
    hint="The ones you would talk about first."
    titleOf={(project) => project.name}
    summaryOf={(project) => [project.technologies.join(', '), project.date].filter(Boolean).join(' · ')}
    firstField="name"
  >
    {(project, index, path) => <ProjectFields project={project} index={index} path={path} />}
  </EntryList>
)

interface ProjectProps {
  project: Project
  index: number
  path: string
}

function ProjectFields({ project, index, path }: ProjectProps) {
  const write = (field: keyof Project) => (value: string) =>
    withEntry('projects', index, (before) => ({ ...before, [field]: value }))
  return (
    <>
      <TextField
        path={`${path}.name`}
        label="Project name"
        required
        value={project.name}
        write={write('name')}
        maxLength={RESUME_LIMITS.line}
      />
      <TextField
        path={`${path}.description`}
        label="Description"
        required
        rows={3}
        value={project.description}
        write={write('description')}
        maxLength={RESUME_LIMITS.paragraph}
      />
      <Technologies project={project} index={index} path={path} />
      <Pair>
        <TextField
          path={`${path}.link`}
          label="Link"
          optional
          type="url"
          value={project.link}
          write={write('link')}
          maxLength={RESUME_LIMITS.link}
        />
        <TextField
          path={`${path}.date`}
          label="Date"
          optional
          value={project.date}
          write={write('date')}
          maxLength={RESUME_LIMITS.line}
        />
      </Pair>
    </>
  )
}

/** The text stays as typed, trailing comma and all; the list behind it follows. */
function Technologies({ project, index, path }: ProjectProps) {
  const { change } = useEditor()
  const [typed, setTyped] = useState(project.technologies.join(', '))
  const shown = sameText(parseTechnologies(typed).join(','), project.technologies.join(','))
    ? typed
    : project.technologies.join(', ')
  return (
    <Field id={fieldId(`${path}.technologies`)} label="Technologies" hint="Separate with commas.">
      <TextInput
        value={shown}
        maxLength={RESUME_LIMITS.paragraph}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          const technologies = parseTechnologies(value)
            .map((item) => item.slice(0, RESUME_LIMITS.line))
            .slice(0, RESUME_LIMITS.entries)
          change(
            withEntry('projects', index, (before) => ({ ...before, technologies })),
            { key: `${path}.technologies` },
          )
        }}
      />
    </Field>
  )
}
