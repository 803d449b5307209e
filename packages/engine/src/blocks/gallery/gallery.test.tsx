import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { galleryBlock } from './gallery.block.ts';

describeBlock({ block: galleryBlock, fixtures: coreFixtures['gallery'] ?? {} });
