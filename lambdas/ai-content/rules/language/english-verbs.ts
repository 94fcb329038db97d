/** Verbs: base, third person, past, past participle, -ing form, and a complement for sentences. */
export const englishVerbs = [
  ['play', 'plays', 'played', 'played', 'playing', 'football with friends'],
  ['watch', 'watches', 'watched', 'watched', 'watching', 'the match on television'],
  ['study', 'studies', 'studied', 'studied', 'studying', 'science in the library'],
  ['visit', 'visits', 'visited', 'visited', 'visiting', 'the museum in the city'],
  ['help', 'helps', 'helped', 'helped', 'helping', 'the neighbours at home'],
  ['clean', 'cleans', 'cleaned', 'cleaned', 'cleaning', 'the classroom'],
  ['walk', 'walks', 'walked', 'walked', 'walking', 'to the village'],
  ['travel', 'travels', 'travelled', 'travelled', 'travelling', 'to Oran by train'],
  ['write', 'writes', 'wrote', 'written', 'writing', 'a letter to a cousin'],
  ['eat', 'eats', 'ate', 'eaten', 'eating', 'couscous at lunchtime'],
  ['drink', 'drinks', 'drank', 'drunk', 'drinking', 'a glass of milk'],
  ['take', 'takes', 'took', 'taken', 'taking', 'the bus to school'],
  ['see', 'sees', 'saw', 'seen', 'seeing', 'the doctor'],
  ['give', 'gives', 'gave', 'given', 'giving', 'flowers to the teacher'],
  ['speak', 'speaks', 'spoke', 'spoken', 'speaking', 'English in class'],
  ['begin', 'begins', 'began', 'begun', 'beginning', 'the lesson with a song'],
  ['do', 'does', 'did', 'done', 'doing', 'the homework'],
  ['buy', 'buys', 'bought', 'bought', 'buying', 'bread at the shop'],
  ['make', 'makes', 'made', 'made', 'making', 'a cake'],
  ['go', 'goes', 'went', 'gone', 'going', 'to the swimming pool'],
] as const;

export const englishSubjects = [
  ['Amina', 'is', 'has', 'third'],
  ['My brother', 'is', 'has', 'third'],
  ['The teacher', 'is', 'has', 'third'],
  ['Karim and Lina', 'are', 'have', 'other'],
  ['My friends', 'are', 'have', 'other'],
  ['We', 'are', 'have', 'other'],
  ['They', 'are', 'have', 'other'],
] as const;
