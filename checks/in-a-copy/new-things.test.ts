/**
 * What can be added, in one copy and one after the other: the language last, so that its translator is given what the
 * block, the endpoint, the plugin and the kind of page say too, and one type check proves all of them.
 */
import './new-block.ts';
import './new-language.ts';
