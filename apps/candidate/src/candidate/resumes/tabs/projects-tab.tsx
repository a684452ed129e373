import { RESUME_LIMITS, type Project } from '@tryka/domain'
import { Pair } from '@tryka/ui'
import { withEntry } from '../editor/editor-context'
import { BulletList } from '../fields/bullet-list'
import { CommaField } from '../fields/comma-field'
import { EntryList } from '../fields/entry-list'
import { TextField } from '../fields/fields'
import { FurtherFields } from '../fields/further-fields'

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
      <CommaField
        path={`${path}.technologies`}
        label="Technologies"
        items={project.technologies}
        write={(technologies) => withEntry('projects', index, (before) => ({ ...before, technologies }))}
      />
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
      <FurtherFields filled={Boolean(project.role || project.entity || project.highlights?.length)}>
        <Pair>
          <TextField
            path={`${path}.role`}
            label="Your role"
            optional
            value={project.role ?? ''}
            write={write('role')}
            maxLength={RESUME_LIMITS.line}
          />
          <TextField
            path={`${path}.entity`}
            label="Made for"
            optional
            value={project.entity ?? ''}
            write={write('entity')}
            maxLength={RESUME_LIMITS.line}
          />
        </Pair>
        <BulletList
          path={`${path}.highlights`}
          label="Points"
          bullets={project.highlights ?? []}
          write={(edit) =>
            withEntry('projects', index, (before) => ({
              ...before,
              highlights: edit(before.highlights ?? []),
            }))
          }
        />
      </FurtherFields>
    </>
  )
}
