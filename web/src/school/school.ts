/** What the school teaches, as the server lists it. */
import { get } from '../wire/api.ts'
import type { LessonListed, LessonShown, SchoolShown, Text } from '../wire/messages.ts'
import type { Words } from '../words/catalogue.ts'

export const findSchool = (): Promise<SchoolShown> => get<SchoolShown>('/api/school')

export const findLesson = (id: string): Promise<LessonShown> => get<LessonShown>(`/api/school/lessons/${id}`)

export const lessonsOf = (school: SchoolShown, family: string): readonly LessonListed[] =>
  school.families.find((each) => each.family === family)?.lessons ?? []

/** The short test for players of other games. */
export const entranceOf = (school: SchoolShown, family: string): LessonListed | undefined =>
  school.families.find((each) => each.family === family)?.entrance ?? undefined

/** What those may skip who have passed it. */
export const knownLessons = (school: SchoolShown, family: string): LessonListed[] =>
  lessonsOf(school, family).filter(({ known = [] }) => known.length > 0)

/** A sentence of a lesson in the reader's language. */
export const inLanguage = (text: Text, { language }: Words): string => text[language]

/** `D1`, as the curriculum calls the lesson `d01`. */
export const lessonName = (id: string): string => `${id.slice(0, 1).toUpperCase()}${Number(id.slice(1))}`

/**
 * The first lesson that is not done yet and whose own are: the next, also for who began in the middle.
 * Until a first deal was played, it is one on the way to it.
 */
export function nextLesson(
  lessons: readonly LessonListed[],
  isDone: (lesson: LessonListed) => boolean,
): LessonListed | undefined {
  const done = new Set(lessons.filter(isDone).map(({ id }) => id))
  const first = lessons.find(({ id, first_deal }) => first_deal && !done.has(id))
  const way = first ? needed(lessons, first.id) : lessons
  const open = way.filter(({ id }) => !done.has(id))
  return open.find(({ needs = [] }) => needs.every((need) => done.has(need))) ?? open[0]
}

/** A lesson and all that come before it, in their order. */
function needed(lessons: readonly LessonListed[], last: string): LessonListed[] {
  const ids = new Set([last])
  for (const id of ids) for (const need of lessons.find((each) => each.id === id)?.needs ?? []) ids.add(need)
  return lessons.filter(({ id }) => ids.has(id))
}
